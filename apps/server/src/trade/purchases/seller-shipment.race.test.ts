import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openAppBesideServers();
const { customer, clock, desks, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const boughtFor = async () => {
  const tid = await journey.paid(await customer());
  const [item] = await journey.itemsOf(tid);
  if (!item) throw new Error("the order has no item");
  valueOf(await journey.buyer.call(recordPurchase, { oids: [item.oid], out_oid: `M${item.oid}` }));
  return item;
};

test("one express number recorded for several customers at two processes at once belongs to one of them [BO-12]", async () => {
  const items = await Promise.all(Array.from({ length: 6 }, boughtFor));
  const buyers = await desks("buyer", items.length);
  const answers = await Promise.all(
    items.map(({ oid, num }, at) =>
      (buyers[at] ?? journey.buyer).call(recordSellerShipment, {
        lines: [{ oid, num }],
        express_no: "YT990000000001",
      }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(
    Array.from({ length: 5 }, () => "express_no_known"),
  );
});
