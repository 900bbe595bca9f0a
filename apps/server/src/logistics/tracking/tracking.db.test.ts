import {
  listSilentNumbers,
  readTrackingOfOrder,
} from "@sampan/contract/logistics/tracking/staff-tracking";
import { readTracking } from "@sampan/contract/logistics/tracking/tracking";
import { followOwn } from "@sampan/contract/kernel/live";
import { getOrderDetail } from "@sampan/contract/trade/orders/orders";
import { describe, expect, test } from "vitest";
import { openStream } from "../../../../../tests/support/open-stream.ts";
import { openTrackingWorld } from "../../../../../tests/support/open-tracking-world.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { followToDoor } from "./follow-number.ts";
import { forgetDoorNumbers } from "./forget-door-numbers.ts";

const world = await openTrackingWorld();
const { app, db, clock, journey, kuaidi100, seventeen } = world;
const { ask, scan, sent, rowOf, shown, push } = world;
const url = await app.listen({ port: 0, host: "127.0.0.1" });

describe("a seller's parcel", () => {
  test("is followed from its number on, and its customer reads its scans, the newest first", async () => {
    const { ming, tid, express_no } = await sent();
    kuaidi100.scans.set(express_no, [scan(3, "in_transit"), scan(20, "picked_up")]);
    await ask();
    // Told to follow it, then asked.
    expect(kuaidi100.asked).toEqual([express_no, express_no]);
    const [parcel] = await shown(ming, tid);
    expect(parcel).toMatchObject({ leg: "mainland", express_no, carrier: "圆通速递" });
    expect(parcel?.scans.map(({ state, words }) => [state, words])).toEqual([
      ["in_transit", "in_transit 3"],
      ["picked_up", "picked_up 20"],
    ]);
    const staff = valueOf(await journey.reviewer.call(readTrackingOfOrder, { tid })).datalist;
    expect(staff[0]?.scans).toHaveLength(2);
    expect(refusalOf(await (await world.customer()).call(readTracking, { tid }))).toBe(
      "order_unknown",
    );
  });

  test("is asked about again after its hours, and no more once it is delivered", async () => {
    const { express_no } = await sent();
    kuaidi100.scans.set(express_no, [scan(3, "in_transit")]);
    await ask();
    await ask();
    expect(kuaidi100.asked).toHaveLength(2);
    clock.pass({ hours: 4 });
    kuaidi100.scans.set(express_no, [scan(1, "delivered"), scan(7, "in_transit")]);
    await ask();
    clock.pass({ days: 2 });
    await ask();
    expect(kuaidi100.asked).toHaveLength(3);
    expect(await rowOf(express_no)).toMatchObject({ state: "delivered", ask_at: null });
  });

  test("that is in our warehouse is asked about no more, and a scan completes nothing", async () => {
    const { ming, tid, express_no } = await sent();
    kuaidi100.scans.set(express_no, [scan(1, "delivered")]);
    await ask();
    const { status } = valueOf(await ming.call(getOrderDetail, { tid })).data;
    const other = await journey.paid(ming);
    await journey.received(other);
    const [{ express_no: arrived } = { express_no: "" }] = await shown(ming, other);
    await ask();
    expect(kuaidi100.asked).toEqual([express_no, express_no]);
    expect((await rowOf(arrived)).ask_at).toBeNull();
    expect(valueOf(await ming.call(getOrderDetail, { tid })).data.status).toBe(status);
  });

  test("of which one tracker tells nothing is asked of the next", async () => {
    const { ming, tid, express_no } = await sent();
    kuaidi100.answer = "fails";
    seventeen.scans.set(express_no, [
      scan(2, "in_transit", { tracker: "seventeen_track", courier: "" }),
    ]);
    for (let round = 0; round < 4; round += 1) {
      await ask();
      clock.pass({ hours: 1 });
    }
    expect(kuaidi100.asked).toHaveLength(3);
    expect(seventeen.asked).toEqual([express_no, express_no]);
    expect((await shown(ming, tid))[0]?.scans).toHaveLength(1);
  });

  test("whose courier was guessed wrong is told by the right one alone", async () => {
    const { ming, tid, express_no } = await sent();
    kuaidi100.scans.set(express_no, [scan(5, "returned", { courier: "yto", words: "别人的" })]);
    await ask();
    kuaidi100.answer = (parcel) => ({
      express_no: parcel.express_no,
      kind: "told",
      courier: "sto",
      scans: [scan(9, "picked_up", { courier: "sto" }), scan(30, "announced", { courier: "sto" })],
    });
    clock.pass({ hours: 4 });
    expect((await push(`right ${express_no}`)).statusCode).toBe(200);
    await ask();
    expect((await shown(ming, tid))[0]?.scans.map(({ state }) => state)).toEqual([
      "picked_up",
      "announced",
    ]);
    expect(await rowOf(express_no)).toMatchObject({ courier: "sto", state: "picked_up" });
  });

  test("is told once, in its own order, however its scans came", async () => {
    const { ming, tid, express_no } = await sent();
    const all = [40, 33, 26, 12, 5].map((hours) => scan(hours, "in_transit"));
    const ahead = scan(-30, "delivered");
    for (const part of [[4, 1], [1, 1, 3], [0], [2, 4, 0]]) {
      kuaidi100.scans.set(express_no, [...part.map((at) => all[at] ?? ahead), ahead]);
      clock.pass({ minutes: 3 });
      await push(`right ${express_no}`);
      await ask();
    }
    const [parcel] = await shown(ming, tid);
    expect(parcel?.scans.map(({ words }) => words)).toEqual([
      "in_transit 5",
      "in_transit 12",
      "in_transit 26",
      "in_transit 33",
      "in_transit 40",
    ]);
    clock.pass({ hours: 31 });
    expect((await shown(ming, tid))[0]?.scans[0]?.state).toBe("delivered");
  });
});

test("numbers without a scan for days are the desk's, with their orders", async () => {
  const { tid, express_no } = await sent();
  await ask();
  const silent = async () =>
    valueOf(await (await world.staff("logistics")).call(listSilentNumbers, {})).datalist;
  expect(await silent()).toEqual([]);
  clock.pass({ days: 4, hours: 1 });
  expect(await silent()).toMatchObject([{ express_no, order_tids: [tid], state_title: "" }]);
});

test("an open page is told of a scan", async () => {
  const { ming, express_no } = await sent();
  const stream = await openStream(`${url}${followOwn.path}`, ming.cookies.get("session_id"));
  await ask();
  const before = stream.heard.length;
  kuaidi100.scans.set(express_no, [scan(1, "in_transit")]);
  clock.pass({ minutes: 5 });
  await push(`right ${express_no}`);
  await ask();
  await expect.poll(() => stream.heard.length).toBeGreaterThan(before);
  stream.close();
});

test("what was scanned on the way to somebody's door goes with them", async () => {
  const ming = await world.customer();
  const now = clock.now();
  await db
    .insertInto("packages")
    .values({
      tid: "PKDOOR",
      account_id: ming.id,
      warehouse: "guangzhou",
      express_no: "YTDOOR",
      billing: 4,
      transport_state: "delivering",
      local_express_no: "6200111",
      created_at: now,
    })
    .execute();
  await followToDoor(db, { express_no: "6200111", carrier: "新竹物流", now });
  seventeen.scans.set("6200111", [
    scan(1, "out_for_delivery", { tracker: "seventeen_track", courier: "" }),
  ]);
  await ask();
  expect(seventeen.asked).toEqual(["6200111", "6200111"]);
  expect((await rowOf("6200111")).state).toBe("out_for_delivery");
  await forgetDoorNumbers(db, ming.id);
  expect(await db.selectFrom("tracked_numbers").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("tracking_scans").selectAll().execute()).toEqual([]);
});
