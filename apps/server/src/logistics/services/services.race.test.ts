import { postBill } from "@sampan/contract/logistics/billing/staff-billing";
import { moveService } from "@sampan/contract/logistics/services/staff-services";
import { orderServices, takeServiceBack } from "@sampan/contract/logistics/services/services";
import { expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { askFor, openServices, servicesOf } from "../../../../../tests/support/test-services.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { watchServices } from "./service-jobs.ts";

const database = await openTestDatabase();
const world = await openTestApp({ database });
const { clock, db, needs } = world;
clock.set(new Date());
const { asked, cashOf, journey, letPass, lying, transfersOf } = await openServices(world);
// Processes read prices and tariffs when they start.
const { phones, desks } = await openServersBeside(world, database);
const [[warehouse], [billing]] = [await desks("warehouse", 1), await desks("billing", 1)];
if (!warehouse || !billing) throw new Error("nobody is at the desks");

test("of six that ask for the same at two processes at once one is taken and paid", async () => {
  const { ming, tid } = await lying();
  const before = await cashOf(ming);
  const { menu } = await servicesOf(ming, tid);
  const price = menu.find(({ service }) => service === "crate")?.amount ?? 0;
  // Whoever looks before they pay finds none of it, all six.
  const hands = await phones(ming.id, 6);
  const seen = await Promise.all(hands.map((hand) => servicesOf(hand, tid)));
  expect(seen.flatMap((one) => one.asked)).toEqual([]);
  const wish = { tid, services: [{ service: "crate" as const }], amount: price };
  const answers = await Promise.all(hands.map((hand) => hand.call(orderServices, wish)));
  expect(answers.map(refusalOf).filter((answer) => answer === "accepted")).toHaveLength(1);
  expect(before - (await cashOf(ming))).toBe(price);
});

test("a fee that is late, declined and taken back at once goes back once, at however many processes", async () => {
  for (let round = 0; round < 4; round += 1) {
    const { ming, tid } = await lying();
    const before = await cashOf(ming);
    const number = await asked(ming, tid, { service: "crate" });
    await letPass(number);
    const hands = await phones(ming.id, 2);
    const decline = { number, event: "decline", note: "放不下" } as const;
    await Promise.all([
      watchServices(needs),
      watchServices(needs),
      watchServices(needs),
      warehouse.call(moveService, decline),
      ...hands.map((hand) => hand.call(takeServiceBack, { number, event: "withdraw" })),
    ]);
    await watchServices(needs);
    expect(await cashOf(ming)).toBe(before);
    expect(await transfersOf(tid)).toEqual(["payment_service", "service_returned"]);
  }
  expect(await checkLedger(db)).toEqual([]);
}, 60_000);

test("of a parcel that is billed and asked something of at one moment, one comes first and the other is refused", async () => {
  for (let round = 0; round < 4; round += 1) {
    const ming = await world.customer();
    const order = await journey.paid(ming, { order: { transport: 12 } });
    const tid = await journey.received(order);
    const [billed, served] = await Promise.all([
      billing.call(postBill, { order_tid: order }),
      askFor(ming, tid, [{ service: "waterproof" }]),
    ]);
    expect([
      ["accepted", "parcel_not_in_state"],
      ["services_open", "accepted"],
    ]).toContainEqual([refusalOf(billed), refusalOf(served)]);
    expect(await transfersOf(tid)).toEqual(served.ok ? ["payment_service"] : []);
  }
}, 60_000);
