import { randomBytes } from "node:crypto";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { approveOrder } from "@sampan/contract/trade/approvals/staff-approvals";
import { sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import { openClaims } from "../../support/test-claims.ts";
import type { TestApp } from "../../support/test-app.ts";
import { storeProof } from "../../support/test-files.ts";
import { openMerging } from "../../support/test-merging.ts";
import { valueOf } from "../../support/value-of.ts";

/** Of what somebody is to be told once. */
export interface Told {
  readonly kind: "claim_late" | "storage_over" | "rehearsal_lapsed" | "consignment_lapsed";
  readonly accountId: number;
}

interface Waiting {
  readonly each: number;
  readonly yesterday: Date;
}

/**
 * So many of each: claims that nobody decided in time, parcels that are kept longer than they may be, boxes whose owner said
 * nothing to their price, and goods that were registered and never came.
 */
export async function makeWaits(world: TestApp, waiting: Waiting): Promise<readonly Told[]> {
  return [
    ...(await makeLateClaims(world, waiting)),
    ...(await makeUnanswered(world, waiting)),
    ...(await makeAwaited(world, waiting)),
  ];
}

async function makeUnanswered(world: TestApp, { each, yesterday }: Waiting): Promise<Told[]> {
  const { threeStored, merge, pack } = await openMerging(world);
  const told: Told[] = [];
  for (let at = 0; at < each; at += 1) {
    const { ming, wish } = await threeStored();
    const { tid } = valueOf(await merge(ming, { ...wish, rehearse: true })).data;
    valueOf(await pack(tid));
    told.push({ kind: "rehearsal_lapsed", accountId: ming.id });
  }
  await world.db.updateTable("rehearsals").set({ answer_by: yesterday }).execute();
  return told;
}

async function makeAwaited(world: TestApp, { each, yesterday }: Waiting): Promise<Told[]> {
  const { clock, customer, db, staff } = world;
  const reviewer = await staff("reviewer");
  const told: Told[] = [];
  const tids: string[] = [];
  for (let at = 0; at < each; at += 1) {
    const ming = await customer();
    const express_no = `SF${randomBytes(6).toString("hex").toUpperCase()}`;
    const registered = await ming.call(createConsignTrade, {
      lines: [{ name: "台灯", num: 2, value: 88_00, express_no }],
      warehouse_type: "guangzhou",
      images: [await storeProof(db, { accountId: ming.id, now: clock.now() })],
    });
    const { tid } = valueOf(registered).data;
    valueOf(await reviewer.call(approveOrder, { tid }));
    tids.push(tid);
    told.push({ kind: "consignment_lapsed", accountId: ming.id });
  }
  const reviewed_at = new Date(yesterday.getTime() - 200 * 86_400_000);
  await db.updateTable("orders").set({ reviewed_at }).where("tid", "in", tids).execute();
  return told;
}

async function makeLateClaims(world: TestApp, { each, yesterday }: Waiting): Promise<Told[]> {
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
