import { chooseHome, readLastMile } from "@sampan/contract/logistics/last-mile/last-mile";
import {
  listCarrierCosts,
  listLastMile,
  shipHome,
} from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { describe, expect, test } from "vitest";
import { openLastMileWorld } from "../../../../../tests/support/open-last-mile-world.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openLastMileWorld();
const { customer, clock, db, journey, work, stored, arrive, choose, shown } = world;
const { step, slip, atCarrier, orderOf, hear } = world;
const { logistics } = journey;
const { ordered, handedIn } = world;

describe("an order to a carrier", () => {
  test("whose answer was lost is found, not made again", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    valueOf(await choose(owner, parcel));
    await arrive(parcel);
    await world.sandbox.control("faults", { upstream: "ecpay_logistics", kind: "lost_answer" });
    await work();
    expect((await orderOf(parcel))[0]?.state).toBe("unclear");
    await work();
    expect((await orderOf(parcel))[0]?.state).toBe("unclear");
    clock.pass({ minutes: 11 });
    await work();
    const [order] = await orderOf(parcel);
    expect(order).toMatchObject({ state: "made", step: "announced" });
    expect(await atCarrier()).toMatchObject([{ tradeNo: order?.trade_no }]);
  });

  test("that never reached it goes out again under the same number", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    valueOf(await choose(owner, parcel));
    await arrive(parcel);
    await world.sandbox.control("faults", { upstream: "ecpay_logistics", kind: "reset" });
    await work();
    clock.pass({ minutes: 11 });
    await work();
    await work();
    const orders = await orderOf(parcel);
    expect(orders.map(({ state }) => state)).toEqual(["made"]);
    expect(await atCarrier()).toHaveLength(1);
  });

  test("holds its parcel: nothing else is chosen, and our desk orders no second", async () => {
    const { owner, parcel } = await ordered();
    expect((await shown(owner, parcel)).may_choose).toBe(false);
    expect(refusalOf(await owner.call(chooseHome, { tid: parcel }))).toBe("last_mile_fixed");
    expect(refusalOf(await logistics.call(shipHome, { tid: parcel }))).toBe("last_mile_fixed");
  });

  test("of nobody's choice is made by the desk, which sees what carriers took", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    expect(refusalOf(await logistics.call(shipHome, { tid: parcel }))).toBe("parcel_not_in_state");
    await arrive(parcel);
    valueOf(await logistics.call(shipHome, { tid: parcel }));
    await work();
    const { datalist } = valueOf(await logistics.call(listLastMile, { view: "to_hand_in" }));
    expect(datalist.find(({ tid }) => tid === parcel)).toMatchObject({
      way: "home",
      owner: "desk",
    });
    const costs = valueOf(await logistics.call(listCarrierCosts, {})).datalist;
    const home = costs.find(({ way }) => way === "home");
    expect(home).toMatchObject({ name: "T-Cat", is_connected: true });
    expect(home?.charge).toBeGreaterThanOrEqual(11_000);
  });
});

describe("a push", () => {
  test("that is forged, of another's parcel, of tomorrow or of no order of ours moves nothing", async () => {
    const { parcel, order } = await handedIn();
    const before = await orderOf(parcel);
    await slip("bad_signature");
    await step(order.trade_no, "dropped_off");
    await slip("foreign");
    await step(order.trade_no, "dropped_off");
    expect(await orderOf(parcel)).toEqual(before);
    expect((await hear("")).statusCode).toBe(400);
    await slip("future");
    await step(order.trade_no, "on_the_way");
    const events = await db
      .selectFrom("shipping_events")
      .select("at")
      .where("order_id", "=", order.id)
      .execute();
    expect(events.every(({ at }) => at <= clock.now())).toBe(true);
    clock.pass({ minutes: 1 });
    await work();
    expect((await orderOf(parcel))[0]?.step).toBe("on_the_way");
  });

  test("is no word of where a parcel is: that is what the carrier says when asked", async () => {
    const { owner, parcel, order } = await handedIn();
    await slip("out_of_order");
    await step(order.trade_no, "dropped_off");
    await step(order.trade_no, "on_the_way");
    clock.pass({ minutes: 1 });
    await work();
    const seen = await shown(owner, parcel);
    expect(seen.shipping?.step).toBe("on_the_way");
    expect(refusalOf(await (await customer()).call(readLastMile, { tid: parcel }))).toBe(
      "parcel_unknown",
    );
  });
});
