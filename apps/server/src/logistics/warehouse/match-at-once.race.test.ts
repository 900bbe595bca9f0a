import { matchUnclaimed } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { receiveParcel } from "@sampan/contract/logistics/warehouse/staff-warehouse";
import {
  recordPurchase,
  recordSellerShipment,
} from "@sampan/contract/trade/purchases/staff-purchases";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { keepOne } from "../../../../../tests/support/test-unclaimed.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, db, clock, needs, staff } = world;
const journey = await openJourney(world);
const desks = [await staff("warehouse"), await staff("warehouse")] as const;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function bought() {
  const who = await customer();
  const tid = await journey.paid(who);
  const [item] = await journey.itemsOf(tid);
  if (!item) throw new Error("the order has no item");
  valueOf(await journey.buyer.call(recordPurchase, { oids: [item.oid], out_oid: `M${item.oid}` }));
  return { who, oid: item.oid, num: item.num };
}

const packagesUnder = async (express_no: string) =>
  db.selectFrom("packages").selectAll().where("express_no", "=", express_no).execute();

test("of two desks that match one parcel to two customers at once, one makes a package of it [BO-15]", async () => {
  for (let round = 0; round < 8; round++) {
    const kept = await keepOne(world, desks[0]);
    const owners = [await bought(), await bought()];
    const answers = await Promise.all(
      owners.map(({ who, oid, num }, at) =>
        (desks[at] ?? desks[0]).call(matchUnclaimed, {
          id: kept.id,
          uid: who.uid,
          lines: [{ oid, num }],
        }),
      ),
    );
    expect(answers.map(refusalOf).toSorted()).toEqual(["accepted", "unclaimed_not_in_state"]);
    expect(await packagesUnder(kept.express_no)).toHaveLength(1);
  }
});

test("a parcel that one desk matches while another receives it becomes one package [BO-15] [BO-13]", async () => {
  for (let round = 0; round < 8; round++) {
    const kept = await keepOne(world, desks[0]);
    const { who, oid, num } = await bought();
    const { express_no } = kept;
    const lines = [{ oid, num }];
    valueOf(await journey.buyer.call(recordSellerShipment, { lines, express_no, carrier: "SF" }));
    const answers = await Promise.all([
      desks[0].call(matchUnclaimed, { id: kept.id, uid: who.uid, lines }),
      desks[1].call(receiveParcel, { express_no, warehouse: "guangzhou", lines, measures }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await packagesUnder(express_no)).toHaveLength(1);
    const row = await db
      .selectFrom("unclaimed_parcels")
      .select("state")
      .where("express_no", "=", express_no)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe("matched");
  }
});
