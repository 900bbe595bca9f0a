import {
  createBox,
  getBox,
  loadBox,
  moveBox,
  unloadBox,
} from "@sampan/contract/logistics/boxes/staff-shipping";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { tellPromise } from "../../../../../tests/promises/support/tell-promise.ts";

const world = await openAppBesideServers();
const { customer, clock, needs } = world;
const journey = await openJourney(world);
const desks = await world.desks("logistics", 10);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A parcel whose freight is billed. */
async function billed() {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  return { ming, tid, parcel };
}

async function cleared() {
  const order = await billed();
  valueOf(await pay(order.ming, order.tid));
  return order;
}

async function openBox(): Promise<string> {
  const wish = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;
  return valueOf(await journey.logistics.call(createBox, wish)).data.number;
}

const deskAt = (turn: number) => {
  const desk = desks[turn % desks.length];
  if (!desk) throw new Error("nobody sits at the desk");
  return desk;
};
const atOnce = <T>(times: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));
const load = async (turn: number, number: string, tid: string) =>
  refusalOf(await deskAt(turn).call(loadBox, { number, tids: [tid] }));
const contentsOf = async (number: string) =>
  valueOf(await journey.logistics.call(getBox, { number })).data.loaded.map(({ tid }) => tid);

test("an unpaid parcel goes into no box, however often two processes try at once [BO-20]", async () => {
  const { parcel } = await billed();
  const number = await openBox();
  const outcomes = await atOnce(50, (turn) => load(turn, number, parcel));
  const loaded = await contentsOf(number);
  tellPromise({
    promise: 21,
    name: "Nothing unpaid is loaded",
    target: "0 of 50 tries at once on two processes",
    figure: `${outcomes.filter((outcome) => outcome === "accepted").length} of ${outcomes.length}, ${loaded.length} in the box`,
  });
  expect(new Set(outcomes)).toEqual(new Set(["parcel_unpaid"]));
  expect(loaded).toEqual([]);
});

test("a parcel that is paid while it is loaded goes in once and only paid [BO-20]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ming, tid, parcel } = await billed();
    const number = await openBox();
    const [paid, outcomes] = await Promise.all([
      pay(ming, tid),
      atOnce(20, (turn) => load(turn, number, parcel)),
    ]);
    expect(refusalOf(paid)).toBe("accepted");
    const accepted = outcomes.filter((outcome) => outcome === "accepted").length;
    expect(accepted).toBeLessThanOrEqual(1);
    expect(await contentsOf(number)).toEqual(accepted === 1 ? [parcel] : []);
    const others = outcomes.filter((outcome) => outcome !== "accepted");
    const known = ["parcel_unpaid", "parcel_not_in_state"];
    expect(others.filter((outcome) => !known.includes(outcome))).toEqual([]);
  }
});

test("a parcel that many boxes take at once is in one of them [BO-20]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { parcel } = await cleared();
    const numbers = await Promise.all(Array.from({ length: 4 }, openBox));
    const outcomes = await atOnce(20, (turn) => load(turn, numbers[turn % 4] ?? "", parcel));
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const contents = await Promise.all(numbers.map(contentsOf));
    expect(contents.flat()).toEqual([parcel]);
  }
});

test("what is loaded or taken out while its box is sealed leaves with the box or stays behind [BO-21]", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = [await cleared(), await cleared()];
    const number = await openBox();
    valueOf(await deskAt(0).call(loadBox, { number, tids: [first.parcel] }));
    const [sealed, added, taken] = await Promise.all([
      deskAt(0).call(moveBox, { number, event: "seal" }),
      load(1, number, second.parcel),
      deskAt(2).call(unloadBox, { number, tids: [first.parcel] }),
    ]);
    const inside = [
      ...(taken.ok ? [] : [first.parcel]),
      ...(added === "accepted" ? [second.parcel] : []),
    ];
    expect((await contentsOf(number)).toSorted()).toEqual(inside.toSorted());
    const { state } = valueOf(await journey.logistics.call(getBox, { number })).data;
    // Emptied before, it had nothing to be sealed with, and takes on.
    const isEmptied = !sealed.ok && taken.ok;
    expect([refusalOf(sealed), state]).toEqual(
      isEmptied ? ["box_not_in_state", "loading"] : ["accepted", "sealed"],
    );
  }
});
