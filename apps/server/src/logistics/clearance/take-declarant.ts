import {
  type Declarant,
  type DeclarantRefusal,
  isSameName,
  readDeclarant,
} from "@sampan/domain/logistics/clearance/declarant";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";

/** So many people declare what one account receives. */
const most = 20;

export interface DeclarantWish {
  readonly accountId: number;
  readonly region: Region;
  readonly typed: { readonly name: string; readonly mobile: string };
  readonly now: Date;
}

/**
 * The person who declares, as this account knows them; a new one is written down. At EZ WAY a mobile is one person's: refuses
 * `declarant_mobile_taken` where it stands for another name, here or in any account. A name that nothing was confirmed by yet
 * may be put right by whoever wrote it, and one that EZ WAY refused holds no mobile. Refuses `declarants_too_many` as well.
 */
export async function takeDeclarant(
  db: Db,
  { accountId, region, typed, now }: DeclarantWish,
): Promise<
  Result<
    number,
    Refusal<DeclarantRefusal["code"] | "declarant_mobile_taken" | "declarants_too_many">
  >
> {
  const read = readDeclarant(typed, region);
  if (!read.ok) return read;
  const { name, mobile } = read.value;
  // Two who write down the same mobile at once go one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`declarant ${mobile}`}, 0))`.execute(
    db,
  );
  const known = await selectKnown(db, mobile);
  const isOther = (one: Known) => !isSameName(one.name, name);
  const own = known.find(({ account_id }) => account_id === accountId);
  const taken = known.some(
    (one) => isOther(one) && (one === own ? one.is_matched : !one.is_refused),
  );
  if (taken) return refuse({ code: "declarant_mobile_taken" });
  if (own) {
    await db
      .updateTable("declarants")
      .set({ used_at: now, ...(isOther(own) && { name }) })
      .where("id", "=", own.id)
      .execute();
    return ok(own.id);
  }
  return insertDeclarant(db, { accountId, declarant: read.value, now });
}

interface Known {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  /** Something was confirmed in EZ WAY by them. */
  readonly is_matched: boolean;
  /** EZ WAY did not know them, and nothing of theirs was ever confirmed there. */
  readonly is_refused: boolean;
}

async function selectKnown(db: Db, mobile: string): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select declarant.id, declarant.account_id, declarant.name, coalesce(said.matched, false) as is_matched,
           coalesce(said.refused and not said.matched, false) as is_refused
      from declarants declarant
      left join lateral (
        select bool_or(step.event = 'match') as matched, bool_or(step.event = 'refuse') as refused
          from clearances clearance
          join clearance_steps step on step.clearance_id = clearance.id
         where clearance.declarant_id = declarant.id
      ) as said on true
     where declarant.mobile = ${mobile}
     order by declarant.id
  `.execute(db);
  return rows;
}

async function insertDeclarant(
  db: Db,
  { accountId, declarant, now }: { accountId: number; declarant: Declarant; now: Date },
): Promise<Result<number, Refusal<"declarants_too_many">>> {
  const { count } = await db
    .selectFrom("declarants")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (count >= most) return refuse({ code: "declarants_too_many", values: { n: most } });
  const { id } = await db
    .insertInto("declarants")
    .values({ account_id: accountId, ...declarant, used_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return ok(id);
}
