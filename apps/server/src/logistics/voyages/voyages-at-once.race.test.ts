import { createBox, loadBox, moveBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import {
  createVoyage,
  getVoyage,
  loadVoyage,
  moveVoyage,
} from "@sampan/contract/logistics/voyages/staff-voyages";
import { beforeAll, expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openAppBesideServers();
const { customer, clock, needs } = world;
const journey = await openJourney(world);
const { logistics } = journey;
const desks = await world.desks("logistics", 10);
const line = { warehouse: "guangzhou", region: "TW", transport: 12 } as const;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const deskAt = (turn: number) => {
  const desk = desks[turn % desks.length];
  if (!desk) throw new Error("nobody sits at the desk");
  return desk;
};
const atOnce = <T>(times: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)));
const countOf = (outcomes: readonly string[], outcome: string) =>
  outcomes.filter((one) => one === outcome).length;

async function sealedBox(): Promise<string> {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport: 12 } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  const { number } = valueOf(await logistics.call(createBox, line)).data;
  valueOf(await logistics.call(loadBox, { number, tids: [parcel] }));
  valueOf(await logistics.call(moveBox, { number, event: "seal" }));
  return number;
}
const openVoyage = async () =>
  valueOf(await logistics.call(createVoyage, { name: "CI-202", ...line })).data.number;
const boxesIn = async (number: string) =>
  valueOf(await logistics.call(getVoyage, { number })).data.loaded.length;

test("a box that is scanned into two containers at once is in one of them", async () => {
  const box_number = await sealedBox();
  const voyages = [await openVoyage(), await openVoyage()];
  const outcomes = await atOnce(20, async (turn) => {
    const number = voyages[turn % 2] ?? "";
    return refusalOf(await deskAt(turn).call(loadVoyage, { number, box_number }));
  });
  expect(countOf(outcomes, "accepted")).toBe(10);
  expect(countOf(outcomes, "voyage_box_elsewhere")).toBe(10);
  const inside = await Promise.all(voyages.map(boxesIn));
  expect(inside[0]).toBe(inside[1] === 0 ? 1 : 0);
});

test("a container leaves once, and none of its boxes alone, however many say so at once", async () => {
  const number = await openVoyage();
  const box_number = await sealedBox();
  valueOf(await logistics.call(loadVoyage, { number, box_number }));
  const leave = { number, event: "depart" } as const;
  const alone = { number: box_number, event: "depart" } as const;
  const outcomes = await atOnce(20, async (turn) =>
    turn % 2 === 0
      ? refusalOf(await deskAt(turn).call(moveVoyage, leave))
      : refusalOf(await deskAt(turn).call(moveBox, alone)),
  );
  expect(countOf(outcomes, "accepted")).toBe(1);
  expect(countOf(outcomes, "voyage_not_in_state")).toBe(9);
  expect(countOf(outcomes, "box_in_voyage")).toBe(10);
});
