import {
  chooseHome,
  chooseStore,
  openStoreMap,
} from "@sampan/contract/logistics/last-mile/last-mile";
import {
  handInParcel,
  listLastMile,
  readShippingLabel,
} from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { describe, expect, test } from "vitest";
import { openLastMileWorld } from "../../../../../tests/support/open-last-mile-world.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { handOverCarried } from "../boxes/hand-over-carried.ts";

const world = await openLastMileWorld();
const { customer, clock, db, needs, journey, work, stored, arrive, choose, seeMap, shown } = world;
const { step, closeStore, atCarrier, orderOf, toldOf } = world;
const { logistics } = journey;
const { ordered, handedIn } = world;

describe("a store", () => {
  test("is chosen on its chain's map before the parcel leaves, and hands it over at its counter", async () => {
    const { owner, tid, parcel, order } = await ordered();
    expect(order).toMatchObject({ state: "made", step: "announced", store_id: "131380" });
    expect(await atCarrier()).toMatchObject([{ subType: "UNIMARTC2C", storeId: "131380" }]);
    const { data } = valueOf(await logistics.call(readShippingLabel, { trade_no: order.trade_no }));
    const label = await fetch(data.url, { method: "POST", body: new URLSearchParams(data.fields) });
    expect(await label.text()).toContain(order.payment_no);
    const act = { trade_no: order.trade_no };
    valueOf(await logistics.call(handInParcel, act));
    expect(refusalOf(await logistics.call(handInParcel, act))).toBe("shipping_order_not_in_state");

    for (const one of ["dropped_off", "on_the_way", "at_store"]) {
      await step(order.trade_no, one);
      clock.pass({ minutes: 1 });
      await work();
    }
    const waiting = await shown(owner, parcel);
    expect(waiting.shipping).toMatchObject({
      step: "at_store",
      number: order.payment_no,
      store: { name: "信義松壽門市" },
    });
    expect(waiting.shipping?.keep_until).not.toBeNull();
    expect(waiting.shipping?.events).toHaveLength(4);
    expect(await toldOf(owner, "parcel_at_store")).toHaveLength(1);

    await step(order.trade_no, "delivered");
    clock.pass({ minutes: 1 });
    await work();
    await handOverCarried(needs);
    expect((await journey.orderOf(tid)).status).toBe(5);
    expect((await orderOf(parcel))[0]).toMatchObject({ look_at: null, charge: 6_500 });
  });

  test("is its owner's to choose, on a map that they opened for this parcel, once and in time", async () => {
    const owner = await customer();
    const other = await customer();
    const { parcel } = await stored(owner);
    expect(refusalOf(await other.call(openStoreMap, { tid: parcel, chain: "ok_mart" }))).toBe(
      "parcel_unknown",
    );
    const { visit, back } = await seeMap(owner, parcel, "ok_mart");
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toBe(`/packageDetail/${parcel}#${visit}`);
    expect(refusalOf(await other.call(chooseStore, { tid: parcel, visit }))).toBe("parcel_unknown");
    const second = await stored(owner);
    expect(refusalOf(await owner.call(chooseStore, { tid: second.parcel, visit }))).toBe(
      "store_visit_over",
    );
    expect(refusalOf(await owner.call(chooseStore, { tid: parcel, visit }))).toBe("accepted");
    expect(refusalOf(await owner.call(chooseStore, { tid: parcel, visit }))).toBe(
      "store_visit_over",
    );
    const late = await seeMap(owner, parcel, "hi_life");
    clock.pass({ minutes: 31 });
    expect(refusalOf(await owner.call(chooseStore, { tid: parcel, visit: late.visit }))).toBe(
      "store_visit_over",
    );
    expect((await shown(owner, parcel)).chosen).toMatchObject({ way: "ok_mart", trouble: null });
  });

  test("that is on no list of its chain is not believed, nor a map's answer to nobody", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    expect(refusalOf(await choose(owner, parcel, "family_mart", "999999"))).toBe("store_closed");
    await world.sandbox.control("faults", { upstream: "ecpay_logistics", kind: "error", times: 9 });
    const { visit } = await seeMap(owner, parcel, "family_mart", "006610").catch(() => ({
      visit: "",
    }));
    expect(visit).toBe("");
    await world.sandbox.control("reset");
    const strange = await seeMap(owner, parcel, "hi_life");
    expect(
      (await world.app.inject({ method: "POST", url: "/gateway/ecpay/store", payload: "" }))
        .statusCode,
    ).toBe(400);
    expect(refusalOf(await owner.call(chooseStore, { tid: parcel, visit: strange.visit }))).toBe(
      "accepted",
    );
  });

  test("takes no parcel that is over its limits, and says so before anything is paid or sent", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    await db.updateTable("packages").set({ weight_g: 5_001 }).where("tid", "=", parcel).execute();
    const seen = await shown(owner, parcel);
    expect(seen.ways.find(({ way }) => way === "seven_eleven")?.misfits).toEqual(["too_heavy"]);
    expect(seen.ways.find(({ way }) => way === "home")?.misfits).toEqual([]);
    expect(refusalOf(await owner.call(openStoreMap, { tid: parcel, chain: "ok_mart" }))).toBe(
      "store_refuses_parcel",
    );
    expect(refusalOf(await owner.call(chooseHome, { tid: parcel }))).toBe("accepted");
  });

  test("needs a mobile number of Taiwan at the address", async () => {
    const owner = await customer();
    const { tid, parcel } = await stored(owner);
    const { address } = await journey.orderOf(tid);
    await db
      .updateTable("orders")
      .set({ address: JSON.stringify({ ...address, phone: "0223456789" }) })
      .where("tid", "=", tid)
      .execute();
    expect(refusalOf(await owner.call(openStoreMap, { tid: parcel, chain: "ok_mart" }))).toBe(
      "mobile_needed_for_stores",
    );
  });

  test("is nothing for people in Thailand", async () => {
    const owner = await customer({ region: "TH" });
    const tid = await journey.paid(owner, { order: { transport: 12 } });
    const parcel = await journey.received(tid);
    const data = await shown(owner, parcel);
    expect(data).toMatchObject({ may_choose: false, ways: [] });
    expect(refusalOf(await owner.call(chooseHome, { tid: parcel }))).toBe("last_mile_unavailable");
  });
});

describe("a parcel that cannot go as it was chosen", () => {
  test("since it is too large by now is ordered nowhere until its owner, told once, chooses the door", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    valueOf(await choose(owner, parcel));
    await db.updateTable("packages").set({ length_mm: 460 }).where("tid", "=", parcel).execute();
    await arrive(parcel);
    await work();
    await work();
    expect(await orderOf(parcel)).toEqual([]);
    expect(await toldOf(owner, "store_to_choose")).toHaveLength(1);
    const seen = await shown(owner, parcel);
    expect(seen.chosen).toMatchObject({ trouble: "does_not_fit", misfits: ["too_long"] });
    const troubled = valueOf(await logistics.call(listLastMile, { view: "troubled" }));
    expect(troubled.datalist.find((row) => row.tid === parcel)).toMatchObject({
      owner: "customer",
      is_late: false,
    });
    valueOf(await owner.call(chooseHome, { tid: parcel }));
    await work();
    expect((await orderOf(parcel))[0]).toMatchObject({ way: "home", state: "made" });
    expect(await atCarrier()).toMatchObject([{ subType: "TCAT" }]);
  });

  test("goes to the door after two days without an answer", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    valueOf(await choose(owner, parcel));
    await closeStore("131380");
    await arrive(parcel);
    clock.pass({ hours: 25 });
    await work();
    expect((await shown(owner, parcel)).chosen?.trouble).toBe("store_closed");
    expect(await orderOf(parcel)).toEqual([]);
    clock.pass({ hours: 49 });
    await work();
    expect((await orderOf(parcel))[0]).toMatchObject({ way: "home", state: "made" });
  });

  test("since its store closed on the very day is refused by the chain, and goes to another", async () => {
    const owner = await customer();
    const { parcel } = await stored(owner);
    valueOf(await choose(owner, parcel));
    await arrive(parcel);
    await closeStore("131380");
    await work();
    expect((await orderOf(parcel))[0]).toMatchObject({ state: "refused" });
    expect((await shown(owner, parcel)).chosen?.trouble).toBe("store_closed");
    clock.pass({ minutes: 1 });
    valueOf(await choose(owner, parcel));
    await work();
    const orders = await orderOf(parcel);
    expect(orders.map(({ state, store_id }) => [state, store_id])).toEqual([
      ["made", "131381"],
      ["refused", "131380"],
    ]);
  });

  test("since its store closed under way is sent on to the one its owner chooses", async () => {
    const { owner, parcel, order } = await handedIn();
    await step(order.trade_no, "store_closed");
    await closeStore("131380");
    clock.pass({ minutes: 1 });
    await work();
    const seen = await shown(owner, parcel);
    expect(seen).toMatchObject({ may_choose: true, chosen: { trouble: "store_closed" } });
    valueOf(await choose(owner, parcel));
    await work();
    await work();
    expect(await orderOf(parcel)).toMatchObject([{ store_id: "131381", step: "on_the_way" }]);
    expect(await atCarrier()).toMatchObject([{ storeId: "131381" }]);
  });

  test("since nobody picked it up is ordered anew once it is back, as its owner says", async () => {
    const { owner, parcel, order } = await handedIn();
    await step(order.trade_no, "uncollected");
    clock.pass({ minutes: 1 });
    await work();
    valueOf(await choose(owner, parcel, "family_mart"));
    await work();
    expect(await orderOf(parcel)).toHaveLength(1);
    await step(order.trade_no, "returned");
    clock.pass({ minutes: 1 });
    await work();
    await work();
    const orders = await orderOf(parcel);
    expect(orders.map(({ way, state }) => [way, state])).toEqual([
      ["family_mart", "made"],
      ["seven_eleven", "made"],
    ]);
    await handOverCarried(needs);
    expect((await shown(owner, parcel)).shipping?.step).toBe("announced");
  });
});
