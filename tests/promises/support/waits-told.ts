import { sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import { openClaims } from "../../support/test-claims.ts";
import type { TestApp } from "../../support/test-app.ts";

/** Of what somebody is to be told once. */
export interface Told {
  readonly kind: "claim_late" | "storage_over";
  readonly accountId: number;
}

/** So many claims that nobody decided in time, and so many parcels that are kept longer than they may be. */
export async function makeWaits(
  world: TestApp,
  { each, yesterday }: { readonly each: number; readonly yesterday: Date },
): Promise<readonly Told[]> {
  const { db, customer } = world;
  const { journey, claimed } = await openClaims(world);
  const long_ago = new Date(yesterday.getTime() - 200 * 86_400_000);
  const told: Told[] = [];
  for (let at = 0; at < each; at += 1) {
    const { ming } = await claimed();
    const owner = await customer();
    const parcel = await journey.received(await journey.paid(owner));
    await db
      .updateTable("packages")
      .set({ created_at: long_ago })
      .where("tid", "=", parcel)
      .execute();
    told.push(
      { kind: "claim_late", accountId: ming.id },
      { kind: "storage_over", accountId: owner.id },
    );
  }
  await db.updateTable("damage_claims").set({ due_at: yesterday }).execute();
  return told;
}

/** How often each of them was told. */
export async function countTold(db: Db, told: readonly Told[]): Promise<readonly number[]> {
  const kinds = told.map(({ kind }) => kind);
  const accounts = told.map(({ accountId }) => accountId);
  const { rows } = await sql<{ times: number }>`
    select count(notices.id) as times
      from unnest(${kinds}::text[], ${accounts}::bigint[]) as due (kind, account_id)
      left join notices on notices.kind = due.kind and notices.account_id = due.account_id
     group by due.kind, due.account_id
  `.execute(db);
  return rows.map(({ times }) => times);
}
