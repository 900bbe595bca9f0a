import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import { judgeOwnDecisions, type OwnBudget } from "./judge-own-decisions.ts";

const ofClause = (clause: string) =>
  sql`id = (select min(id) from damage_claims where clause = ${clause})`;
const weighed = ofClause("weight_lost");

/** What a house that errs would leave behind, one thing at a time, by the words that it has to be told in. */
const errors = ({ one, day }: OwnBudget): Readonly<Record<string, RawBuilder<unknown>>> => ({
  "was paid 2 times": sql`
    insert into refunds overriding system value
    select again.* from refunds paid
     cross join jsonb_populate_record(null::refunds, to_jsonb(paid)
             || jsonb_build_object('id', paid.id + 900000000, 'number', 'RF' || paid.id)) as again
     where paid.id = (select min(refund_id) from damage_claims where clause is not null)`,
  "was paid nothing": sql`update damage_claims set refund_id = null, paid_at = null where ${weighed}`,
  "is above the insured share": sql`
    update damage_claims set amount = round(goods_amount * share_bp / 10000.0) + 1 where ${weighed}`,
  "claims more goods than were paid": sql`
    update damage_claims set goods_amount = goods_amount * 3 + 100 where ${weighed}`,
  "was claimed above its pieces": sql`update damage_claims set num = 99, real_num = 99 where ${weighed}`,
  "is above the limit of one": sql`update damage_claims set cny = ${one + 1} where ${weighed}`,
  "the day until": sql`update damage_claims set cny = ${day + 1} where ${weighed}`,
  "names weight_lost and it does not hold": sql`
    update damage_claims set departed_g = arrived_g + 90 where ${weighed}`,
  "names no_scan and it does not hold": sql`
    update damage_claims set silent_since = answered_at - interval '2 days' where ${ofClause("no_scan")}`,
  "names no_crate_photo and it does not hold": sql`
    update asked_services set photos = '["/files/seen"]'
     where id = (select crate_service_id from damage_claims where ${ofClause("no_crate_photo")})`,
  // The table itself refuses this one.
  "covers no delay": sql`
    do $$ begin
      alter table delay_covers drop constraint delay_covers_check4;
      update delay_covers set amount = freight + 1
       where bill_id = (select min(bill_id) from delay_covers where state = 'paid');
    end $$`,
});

class Undone extends Error {}

/** Which of the errors the judge does not name once it is there. Each is taken back. */
export async function overlookedErrors(db: Db, budget: OwnBudget): Promise<readonly string[]> {
  const overlooked: string[] = [];
  for (const [words, plant] of Object.entries(errors(budget))) {
    let told: readonly string[] = [];
    const planting = db.transaction().execute(async (open) => {
      // As if no constraint between tables had been there.
      await sql`set local session_replication_role = replica`.execute(open);
      await plant.execute(open);
      told = await judgeOwnDecisions(open, budget);
      throw new Undone();
    });
    await planting.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    if (!told.some((fault) => fault.includes(words))) overlooked.push(words);
  }
  return overlooked;
}
