import { createBox, getBox, loadBox } from "@sampan/contract/logistics/boxes/staff-shipping";
import { confirmClearance } from "@sampan/contract/logistics/clearance/clearance";
import { moveClearance } from "@sampan/contract/logistics/clearance/staff-clearance";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { beforeAll, expect, test } from "vitest";
import { openServersBeside } from "../../../../../tests/support/app-beside-servers.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import {
  clearParcel,
  somebody,
  versionOf,
  watch,
} from "../../../../../tests/support/test-clearance.ts";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney, pay } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const database = await openTestDatabase();
const alone = await openTestApp({ database });
alone.clock.set(new Date());
// The sea line waits for nothing here: what the same tries do where no gate stands.
await setSettings(alone.needs, { clearance_lines: [12] });
const world = await openServersBeside(alone, database);
const { customer, clock, needs } = world;
const journey = await openJourney(world);
const desks = await world.desks("logistics", 10);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function paid(transport: TransportId = 12) {
  const ming = await customer();
  const tid = await journey.paid(ming, { order: { transport } });
  const { parcel } = await journey.billed(tid);
  valueOf(await pay(ming, tid));
  return { ming, parcel };
}

const openBox = async (transport: TransportId = 12): Promise<string> => {
  const wish = { warehouse: "guangzhou", region: "TW", transport } as const;
  return valueOf(await journey.logistics.call(createBox, wish)).data.number;
};
const deskAt = (turn: number) => {
  const desk = desks[turn % desks.length];
  if (!desk) throw new Error("nobody sits at the desk");
  return desk;
};
const tryToLoad = (times: number, number: string, tid: string) =>
  Promise.all(
    Array.from({ length: times }, async (_, turn) =>
      refusalOf(await deskAt(turn).call(loadBox, { number, tids: [tid] })),
    ),
  );
const contentsOf = async (number: string) =>
  valueOf(await journey.logistics.call(getBox, { number })).data.loaded.map(({ tid }) => tid);

test("a parcel that is not confirmed goes into no box, however often two processes try at once", async () => {
  const { ming, parcel } = await paid();
  const number = await openBox();
  // Neither before its owner was asked, nor confirmed here alone, nor sent to EZ WAY.
  const unasked = await tryToLoad(50, number, parcel);
  await watch(world);
  const version = await versionOf(ming, parcel);
  valueOf(await ming.call(confirmClearance, { tid: parcel, version, ...somebody(1) }));
  valueOf(await deskAt(0).call(moveClearance, { tid: parcel, version, event: "request" }));
  const requested = await tryToLoad(50, number, parcel);
  expect(new Set([...unasked, ...requested])).toEqual(new Set(["clearance_missing"]));
  expect(await contentsOf(number)).toEqual([]);
});

test("the same tries load an unconfirmed parcel where its line waits for nothing", async () => {
  const { parcel } = await paid(9);
  const number = await openBox(9);
  const outcomes = await tryToLoad(50, number, parcel);
  expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
  expect(await contentsOf(number)).toEqual([parcel]);
});

test("what EZ WAY takes back while it is loaded is loaded before, or stays", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ming, parcel } = await paid();
    await clearParcel(world, { owner: ming, desk: deskAt(0), tid: parcel, at: 100 + round });
    const number = await openBox();
    const version = await versionOf(ming, parcel);
    const takeBack = { tid: parcel, version, event: "mismatch", note: "少報一件" } as const;
    const [outcomes, taken] = await Promise.all([
      tryToLoad(20, number, parcel),
      deskAt(1).call(moveClearance, takeBack).then(refusalOf),
    ]);
    const accepted = outcomes.filter((outcome) => outcome === "accepted").length;
    expect([accepted, taken]).toEqual(
      taken === "accepted" ? [0, "accepted"] : [1, "parcel_not_in_state"],
    );
    expect(await contentsOf(number)).toEqual(accepted === 1 ? [parcel] : []);
  }
});

test("one mobile that two people write down at once declares for one of them", async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => paid()));
  await watch(world);
  const outcomes = await Promise.all(
    owners.map(async ({ ming, parcel }, at) => {
      const [phone] = await world.phones(ming.id, 1);
      const names = ["林小舟", "陳大文", "王美玲", "張志明", "李淑芬", "黃建國"];
      const version = await versionOf(ming, parcel);
      const declarant = { name: names[at] ?? "", mobile: somebody(200).mobile };
      const answer = await phone?.call(confirmClearance, { tid: parcel, version, ...declarant });
      return answer && refusalOf(answer);
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "declarant_mobile_taken")).toHaveLength(5);
});
