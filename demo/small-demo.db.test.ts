import { readCarrierReport } from "@sampan/contract/logistics/carrier-costs/staff-carrier-costs";
import { queryClaimList } from "@sampan/contract/logistics/claims/claims";
import { queryClearance } from "@sampan/contract/logistics/clearance/clearance";
import { listDutyReceipts } from "@sampan/contract/logistics/clearance/staff-duty-receipts";
import { readLastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { queryShipPlans } from "@sampan/contract/logistics/ship-plans/ship-plans";
import { businessDay } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { findBrokenRules } from "../tests/support/broken-rules.ts";
import { openDemo } from "../tests/support/open-demo.ts";
import { createTestCaller } from "../tests/support/test-caller.ts";
import { insertSession } from "../tests/support/test-people.ts";
import { valueOf } from "../tests/support/value-of.ts";

const { app, clock, db, staff } = await openDemo("small");

async function comeIn(email: string) {
  const { id } = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const caller = createTestCaller(app);
  caller.cookies.set("session_id", await insertSession(db, clock.now(), id));
  return caller;
}

test("whoever opens the demo finds ways to ship what lies in the warehouse, in Thailand with a crate for what is fragile", async () => {
  const plansOf = async (email: string) =>
    valueOf(await (await comeIn(email)).call(queryShipPlans, {})).data.plans;
  expect((await plansOf("customer@sampan.test")).length).toBeGreaterThan(0);
  const care = (await plansOf("thai@sampan.test")).flatMap(({ boxes }) =>
    boxes.flatMap((box) => box.care.map(({ service }) => service)),
  );
  expect(care).toContain("crate");
});

test("the customer in Thailand has the receipt of what customs was paid, beside which the desk sees the estimate", async () => {
  const [receipt] = valueOf(await (await staff("logistics")).call(listDutyReceipts, {})).datalist;
  expect(receipt).toMatchObject({ beyond: 12_00, imgs: [expect.stringContaining("/files/")] });
  const nok = await comeIn("thai@sampan.test");
  const { receipts } = valueOf(await nok.call(queryClearance, { tid: receipt?.tid ?? "" }));
  expect(receipts).toMatchObject([{ number: receipt?.number, currency: "THB" }]);
});

test("a parcel of the firm goes to a store that was chosen on the map, and one that came too light was paid by itself", async () => {
  const firm = await comeIn("business@sampan.test");
  const { datalist } = valueOf(await firm.call(queryLogisticsList, { search: { pageSize: 100 } }));
  const stores = [];
  for (const { tid } of datalist) {
    const { chosen } = valueOf(await firm.call(readLastMile, { tid })).data;
    if (chosen?.store) stores.push(chosen.way);
  }
  expect(stores).toEqual(["seven_eleven"]);
  const claims = valueOf(await firm.call(queryClaimList, {})).datalist;
  const light = claims.find(({ weights }) => weights !== null);
  expect(light?.state).toBe("succeeded");
  expect(light?.weights?.arrived_g).toBeLessThan(light?.weights?.departed_g ?? 0);
});

test("what carriers asked for the month stands beside what they carried", async () => {
  const billing = await staff("billing");
  for (const region of ["TW", "TH"] as const) {
    const month = businessDay(clock.now(), region).slice(0, 7);
    const { data } = valueOf(await billing.call(readCarrierReport, { region, month }));
    const written = data.datalist.filter(({ basis }) => basis === "written");
    expect(written).toHaveLength(2);
  }
});

test("all of it keeps every rule that the product keeps", async () => {
  expect(await findBrokenRules(db)).toEqual({});
});
