import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { mergePackages } from "@sampan/contract/logistics/merging/merging";
import { listBills } from "@sampan/contract/logistics/billing/staff-billing";
import { packParcel } from "@sampan/contract/logistics/merging/staff-merging";
import { acceptRehearsal, queryRehearsal } from "@sampan/contract/logistics/rehearsals/rehearsals";
import { queryLogisticsList } from "@sampan/contract/logistics/parcels/parcels";
import { createTrade, queryOrderList } from "@sampan/contract/trade/orders/orders";
import { createSubstitutePayTrade } from "@sampan/contract/trade/orders/payments-on-behalf";
import { beforeAll, expect, test } from "vitest";
import { askTwice } from "./support/ask-twice.ts";
import { openTestApp } from "./support/test-app.ts";
import { storeProof } from "./support/test-files.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import { openJourney } from "./support/test-journey.ts";
import { saveHome, wholeOrder } from "./support/test-orders.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

test("an order is placed once [NFR-07]", async () => {
  const ming = await customer();
  const { item_id } = await insertProduct(db, clock.now());
  const order = wholeOrder(await saveHome(ming), [{ item_id, num: 1 }]);
  await askTwice(ming, createTrade, order);
  expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
});

test("parcels are merged once [NFR-07]", async () => {
  const ming = await customer();
  const stored = () => journey.paid(ming, { order: { transport: 12 } }).then(journey.received);
  const way = { address_id: await saveHome(ming), express: 1, transport: 12, insurance: 3 };
  await askTwice(ming, mergePackages, { tids: [await stored(), await stored()], ...way });
  expect(valueOf(await ming.call(queryLogisticsList, {})).total).toBe(1);
});

test("a box that was packed first is agreed to once, and has one bill [NFR-07]", async () => {
  const ming = await customer();
  const stored = () => journey.paid(ming, { order: { transport: 12 } }).then(journey.received);
  const tids = [await stored(), await stored()];
  const way = { address_id: await saveHome(ming), express: 1, transport: 12, insurance: 3 };
  const { tid } = valueOf(await ming.call(mergePackages, { ...way, tids, rehearse: true })).data;
  const measures = { weight_g: 4_500, length_mm: 300, width_mm: 300, height_mm: 200 };
  valueOf(await journey.warehouse.call(packParcel, { tid, parts: tids, measures }));
  const { lines } = valueOf(await ming.call(queryRehearsal, { tid })).data;
  const amount = lines.find(({ transport }) => transport === 12)?.quote?.total ?? 0;
  await askTwice(ming, acceptRehearsal, { tid, amount });
  const { total } = valueOf(await journey.billing.call(listBills, {}));
  expect(total).toBe(1);
});

test("a payment on somebody's behalf is asked for once [NFR-07]", async () => {
  const ming = await customer();
  await askTwice(ming, createSubstitutePayTrade, { text: "打樣費", amount: 300_00 });
  expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
});

test("goods bought elsewhere are registered once [NFR-07]", async () => {
  const ming = await customer();
  const images = [await storeProof(db, { accountId: ming.id, now: clock.now() })];
  const lines = [{ name: "台燈", num: 1, value: 88_00, express_no: "SF1234567890" }];
  await askTwice(ming, createConsignTrade, { lines, images, warehouse_type: "guangzhou" });
  expect(valueOf(await ming.call(queryOrderList, {})).total).toBe(1);
});
