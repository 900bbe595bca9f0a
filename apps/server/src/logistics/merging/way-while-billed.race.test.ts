import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { chooseParcelWay } from "@sampan/contract/logistics/merging/merging";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { findBrokenRules } from "../../../../../tests/support/broken-rules.ts";
import type { HttpCaller } from "../../../../../tests/support/http-caller.ts";
import { openMerging } from "../../../../../tests/support/test-merging.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { saveHome } from "../../../../../tests/support/test-orders.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { type BillExplanation, shipmentsOf } from "../parcels/bill-explanation.ts";

const database = await openTestDatabase();
const app = await openTestApp({ database });
app.clock.set(new Date());
const { stored, post } = await openMerging(app);
const world = await openServersBeside(app, database);
const { customer, db } = world;
const billers = await world.desks("billing", 2);

const logsInOrder = "what happened to an order is logged in the order it happened";
const [air, sea] = [12, 9];
const byAir = { order: { transport: air, express: 2, insurance: 2 } } as const;

/** Two parcels that leave together by air, whose owner has a phone at each process. */
async function twoParcels() {
  const ming = await customer();
  const address_id = await saveHome(ming);
  const [one, other] = [await stored(ming, byAir), await stored(ming, byAir)];
  const [near, far] = await world.phones(ming.id, 2);
  const choose = async (phone: HttpCaller | undefined, transport: number, insurance: number) => {
    const way = { address_id, express: 2, transport, insurance };
    return {
      transport,
      insurance,
      answer: refusalOf(await phone!.call(chooseParcelWay, { tid: other.parcel, ...way })),
    };
  };
  const bill = async (nth: number, { tid }: { tid: string }) =>
    refusalOf(await billers[nth]!.call(postBill, { order_tid: tid }));
  return { one, other, near, far, choose, bill };
}

/** How a parcel goes by what its owner chose, and by its bill; the bill undefined while there is none. */
async function waysOf(tid: string) {
  const { bill_id, ...chosen } = await db
    .selectFrom("packages")
    .innerJoin("parcel_ways as way", "way.package_id", "packages.id")
    .select(["packages.bill_id", "way.transport", "way.insurance"])
    .where("packages.tid", "=", tid)
    .executeTakeFirstOrThrow();
  if (bill_id === null) return { chosen, billed: undefined };
  const { explanation } = await db
    .selectFrom("bills")
    .select("explanation")
    .where("id", "=", bill_id)
    .executeTakeFirstOrThrow();
  const raises = await db
    .selectFrom("order_charges")
    .select(sql<Record<string, unknown>>`reason -> 'figures'`.as("figures"))
    .where("bill_id", "=", bill_id)
    .where("kind", "=", "other")
    .execute();
  const shipment = shipmentsOf(explanation as BillExplanation).find(({ parcel_tids }) =>
    parcel_tids.includes(tid),
  );
  const billed = {
    transport: shipment?.transport,
    insurance: Number(raises.map(({ figures }) => figures["insured_percent"])[0] ?? 2),
  };
  return { chosen, billed };
}

test("what is chosen for a parcel while bills are posted is on its bill, or refused in words because it is billed [CONS-02] [BO-16] [PAY-19]", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 24; round += 1) {
    const { one, other, near, far, choose, bill } = await twoParcels();
    // It goes apart at first, so that whoever bills the other one holds only that.
    expect((await choose(near, sea, 2)).answer).toBe("accepted");
    const [choices, bills] = await Promise.all([
      Promise.all([choose(near, air, 4), choose(far, sea, 3), choose(near, air, 3)]),
      Promise.all(round % 3 === 0 ? [bill(0, one), bill(1, other)] : [bill(round % 2, one)]),
    ]);
    for (const { answer } of choices) expect(["accepted", "parcel_not_in_state"]).toContain(answer);
    for (const answer of bills) expect(["accepted", "order_not_in_state"]).toContain(answer);
    expect(bills).toContain("accepted");

    const { chosen, billed } = await waysOf(other.parcel);
    const accepted = choices.filter(({ answer }) => answer === "accepted");
    const known = accepted.length > 0 ? accepted : [{ transport: sea, insurance: 2 }];
    expect(known.map(({ transport, insurance }) => ({ transport, insurance }))).toContainEqual(
      chosen,
    );
    if (!billed) valueOf(await post(other.tid));
    expect(await waysOf(other.parcel)).toEqual({ chosen, billed: chosen });
    expect((await choose(far, sea, 4)).answer).toBe("parcel_not_in_state");
    ends.add(billed ? "billed meanwhile" : "billed later");
  }
  // Both orders of events were seen.
  expect([...ends].toSorted()).toEqual(["billed later", "billed meanwhile"]);
});

test("after all of this books, bills and parcels agree with each other [WAL-50]", async () => {
  // Requests read the time as they come, and wait for each other: a log of one moment is in any order.
  const { [logsInOrder]: _, ...broken } = await findBrokenRules(db);
  expect(broken).toEqual({});
});
