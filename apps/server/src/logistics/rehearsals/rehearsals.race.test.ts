import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { splitPackage } from "@sampan/contract/logistics/merging/merging";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { acceptRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import { box, openMerging } from "../../../../../tests/support/test-merging.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { endRehearsals } from "./rehearsal-jobs.ts";

const world = await openAppBesideServers();
const { db, clock, needs } = world;
const { threeStored, merge, pack } = await openMerging(world);

const logsInOrder = "what happened to an order is logged in the order it happened";

/** A packed box that waits for its owner, who has a phone at each process; a desk of billing and one of packing. */
async function waiting() {
  const { ming, orders, wish } = await threeStored();
  const { tid } = valueOf(await merge(ming, { ...wish, rehearse: true })).data;
  valueOf(await pack(tid));
  const [one, two] = await world.phones(ming.id, 2);
  if (!one || !two) throw new Error("there are two processes");
  return { ming, tid, order_tid: orders[0]?.tid ?? "", one, two };
}

const endsOf = async (accountId: number) => ({
  bills: (
    await db.selectFrom("bills").select("amount").where("account_id", "=", accountId).execute()
  ).map(({ amount }) => amount),
  rehearsals: (
    await db.selectFrom("rehearsals").select("state").where("account_id", "=", accountId).execute()
  ).map(({ state }) => state),
});

/**
 * What may be billed at its end: agreed or lapsed it has its one bill at the price that was shown, taken apart its
 * parts are billed without a fee, or not yet.
 */
const billsOfWay: Readonly<Record<string, readonly number[][]>> = {
  accepted: [[570_00]],
  lapsed: [[570_00]],
  taken_apart: [[], [480_00]],
};

test("its owner agrees, takes it apart, lets the time run out, and the desks bill or weigh it at once: it ends one way, billed once or not [CONS-04] [BO-16]", async () => {
  const [biller] = await world.desks("billing", 2);
  const [packer] = await world.desks("warehouse", 2);
  const ways = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const { ming, tid, order_tid, one, two } = await waiting();
    if (round % 2 === 0)
      await db
        .updateTable("rehearsals")
        .set({ answer_by: clock.now() })
        .where("tid", "=", tid)
        .execute();
    const acts = [
      async () => refusalOf(await one.call(acceptRehearsal, { tid, amount: 570_00 })),
      async () => refusalOf(await two.call(splitPackage, { tid })),
      async () => refusalOf(await two.call(acceptRehearsal, { tid, amount: 570_00 })),
      async () => (biller ? refusalOf(await biller.call(postBill, { order_tid })) : ""),
      async () => (packer ? refusalOf(await packer.call(packParcel, { tid, measures: box })) : ""),
      ...(round % 2 === 0 ? [() => endRehearsals(needs).then(() => "job")] : []),
    ];
    const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
    await Promise.all(turned.map((act) => act()));
    const { bills, rehearsals } = await endsOf(ming.id);
    const way = rehearsals.join();
    ways.add(way);
    expect(billsOfWay[way]).toContainEqual(bills);
  }
  expect(ways.size).toBeGreaterThan(1);
  // Requests read the time as they come, and wait for each other: a log of one moment is in any order.
  const { [logsInOrder]: _, ...broken } = await findBrokenRules(db);
  expect(broken).toEqual({});
}, 120_000);
