import { handOverPickup } from "@sampan/contract/logistics/pickups/staff-pickups";
import { pickupTries_most } from "@sampan/domain/logistics/pickups/pickup-code";
import { expect, test } from "vitest";
import { openAppBesideServers } from "../../../../../tests/support/app-beside-servers.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import {
  offeredForPickup,
  otherThan,
  pickupOf,
  storeHandOver,
} from "../../../../../tests/support/test-pickups.ts";
import { refusalOf } from "../../../../../tests/support/value-of.ts";

const world = await openAppBesideServers();
await insertRates(world.needs, world.clock.now());
await insertTariff(world.needs);
const journey = await openJourney(world);

test("guesses at two processes at once are counted one by one, and the code opens once [BO-22]", async () => {
  const desks = await world.desks("logistics", 2);
  const owner = await world.customer();
  const { parcel } = await offeredForPickup(journey, owner);
  const { pickup } = await pickupOf(owner, parcel);
  const code = pickup?.code ?? "";
  const proof = await storeHandOver(journey.logistics);
  const typed = { tid: parcel, receiver: "林大船", proof, proof_kind: "photo" } as const;
  const atBoth = (codes: readonly string[]) =>
    Promise.all(
      codes.flatMap((one) =>
        desks.map(async (desk) =>
          refusalOf(await desk.call(handOverPickup, { ...typed, code: one })),
        ),
      ),
    );
  const three = Array.from({ length: Math.floor((pickupTries_most - 1) / 2) }, () =>
    otherThan(code),
  );
  expect(await atBoth(three)).toEqual(Array.from({ length: 4 }, () => "pickup_code_wrong"));
  expect((await pickupOf(owner, parcel)).pickup?.tries_left).toBe(1);
  const opened = await atBoth([code]);
  expect(opened.toSorted()).toEqual(["accepted", "parcel_not_in_state"]);

  const next = await offeredForPickup(journey, owner);
  const other = otherThan((await pickupOf(owner, next.parcel)).pickup?.code ?? "");
  const guess = { ...typed, tid: next.parcel, code: other };
  const wrong = await Promise.all(
    Array.from({ length: 10 }, () => desks)
      .flat()
      .map(async (desk) => refusalOf(await desk.call(handOverPickup, guess))),
  );
  const counted = wrong.filter((one) => one === "pickup_code_wrong");
  expect(counted).toHaveLength(pickupTries_most - 1);
  expect(wrong.filter((one) => one === "pickup_code_locked")).toHaveLength(20 - counted.length);
}, 60_000);
