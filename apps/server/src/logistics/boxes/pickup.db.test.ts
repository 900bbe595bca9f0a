import { moveDelivery } from "@sampan/contract/logistics/boxes/staff-shipping";
import { renewPickupCode } from "@sampan/contract/logistics/pickups/pickups";
import { handOverPickup } from "@sampan/contract/logistics/pickups/staff-pickups";
import { pickupCode_days, pickupTries_most } from "@sampan/domain/logistics/pickups/pickup-code";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import {
  offeredForPickup,
  otherThan,
  pickupOf,
  storeHandOver,
} from "../../../../../tests/support/test-pickups.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp();
const { customer, staff, clock, needs, db } = world;
const journey = await openJourney(world);
const { logistics } = journey;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

async function waiting(region: "TW" | "TH" = "TW") {
  const owner = await customer({ region });
  const order = await offeredForPickup(journey, owner);
  const { pickup } = await pickupOf(owner, order.parcel);
  return { owner, ...order, code: pickup?.code ?? "" };
}

const proof = await storeHandOver(logistics);
const handOver = (tid: string, code: string, more: object = {}) =>
  logistics.call(handOverPickup, {
    tid,
    code,
    receiver: "林大船",
    proof,
    proof_kind: "photo",
    ...more,
  });

describe.each(["TW", "TH"] as const)("a parcel that waits to be picked up in %s", (region) => {
  test("is handed over by the code that its owner sees, with who took it and the proof [BO-22] [ORD-59]", async () => {
    const { owner, tid, parcel, code } = await waiting(region);
    expect(code).toMatch(/^\d{6}$/);
    expect(refusalOf(await logistics.call(moveDelivery, { tid: parcel, event: "hand_over" }))).toBe(
      "pickup_code_needed",
    );
    const { data } = valueOf(await handOver(parcel, code, { proof_kind: "signature" }));
    expect(data.transport_state).toBe("received");
    expect((await journey.orderOf(tid)).status).toBe(5);
    const shown = await pickupOf(owner, parcel);
    expect(shown.pickup).toBeNull();
    expect(shown.hand_over).toMatchObject({ receiver: "林大船", proof, proof_kind: "signature" });
    expect(refusalOf(await handOver(parcel, code))).toBe("parcel_not_in_state");
    // Its owner looks at the proof; somebody else does not.
    const other = await customer({ region });
    expect((await owner.send(proof, {})).status).toBe(200);
    expect((await other.send(proof, {})).status).toBe(404);
  });
});

describe("a code", () => {
  test("is told by a notice without being in it", async () => {
    const { owner, code } = await waiting();
    const notices = await db
      .selectFrom("notices")
      .selectAll()
      .where("account_id", "=", owner.id)
      .execute();
    const told = notices.filter(({ kind }) => kind === "parcel_ready_for_pickup");
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain(code);
  });

  test("that is wrong is counted, and after five nobody gets the parcel by it", async () => {
    const { owner, parcel, code } = await waiting();
    for (let left = pickupTries_most - 1; left > 0; left -= 1) {
      expect(refusalOf(await handOver(parcel, otherThan(code)))).toBe("pickup_code_wrong");
      expect((await pickupOf(owner, parcel)).pickup).toMatchObject({
        state: "good",
        tries_left: left,
      });
    }
    expect(refusalOf(await handOver(parcel, otherThan(code)))).toBe("pickup_code_locked");
    expect(refusalOf(await handOver(parcel, code))).toBe("pickup_code_locked");
    expect((await pickupOf(owner, parcel)).pickup).toMatchObject({ state: "locked", code: "" });
    const renewed = valueOf(await owner.call(renewPickupCode, { tid: parcel })).data;
    expect(renewed).toMatchObject({ state: "good", tries_left: pickupTries_most });
    expect(refusalOf(await handOver(parcel, renewed.code))).toBe("accepted");
  });

  test("is over after its days, and its owner makes a new one", async () => {
    const made = clock.now();
    const { owner, parcel, code } = await waiting();
    const stored = db.selectFrom("pickup_codes").select("expires_at").where("code", "=", code);
    expect(await stored.executeTakeFirst()).toEqual({ expires_at: addDays(made, pickupCode_days) });
    clock.pass({ minutes: 1 });
    const over = db.updateTable("pickup_codes").set({ expires_at: clock.now() });
    await over.where("code", "=", code).execute();
    expect(refusalOf(await handOver(parcel, code))).toBe("pickup_code_expired");
    expect((await pickupOf(owner, parcel)).pickup).toMatchObject({ state: "expired", code: "" });
    const renewed = valueOf(await owner.call(renewPickupCode, { tid: parcel })).data;
    expect(refusalOf(await handOver(parcel, otherThan(renewed.code)))).toBe("pickup_code_wrong");
    expect(refusalOf(await handOver(parcel, renewed.code))).toBe("accepted");
  });

  test("is its owner's alone, and only of a parcel that waits", async () => {
    const { owner, parcel, code } = await waiting();
    const other = await customer();
    expect(refusalOf(await other.call(renewPickupCode, { tid: parcel }))).toBe("parcel_unknown");
    valueOf(await handOver(parcel, code));
    expect(refusalOf(await owner.call(renewPickupCode, { tid: parcel }))).toBe(
      "parcel_not_in_state",
    );
  });

  test("opens nothing without a picture of the desk's own, or at another desk", async () => {
    const { owner, parcel, code } = await waiting();
    const foreign = { proof: "/files/00112233445566778899aabbccddeeff00112233" };
    expect(refusalOf(await handOver(parcel, code, foreign))).toBe("file_unknown");
    const warehouse = await staff("finance");
    const asked = { tid: parcel, code, receiver: "某人", proof, proof_kind: "photo" } as const;
    expect(refusalOf(await warehouse.call(handOverPickup, asked))).toBe("right_missing");
    expect((await pickupOf(owner, parcel)).pickup?.tries_left).toBe(pickupTries_most);
    expect(refusalOf(await handOver("SP260302XXXXXX", code))).toBe("parcel_unknown");
  });
});
