import * as desk from "@sampan/contract/logistics/claims/staff-claims";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { addDays } from "@sampan/domain/kernel/business-time";
import { beforeAll, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { escalateLateClaims } from "./claim-jobs.ts";

const world = await openTestApp();
const { staff, clock, needs } = world;
const { claimed, noticesOf } = await openClaims(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** Somebody of that role, who came in today. */
const today = (role: "service" | "finance") => staff(role);

const passDays = (days: number) => clock.set(addDays(clock.now(), days));

/** Late claims as the desk lists and counts them, and as the dashboard does. */
async function lateNow() {
  const service = await today("service");
  const { datalist, waiting } = valueOf(
    await service.call(desk.listClaims, { tab: "late", page_size: 100 }),
  );
  const { claims } = valueOf(await service.call(getDashboard, {})).data.queues;
  return {
    listed: datalist.map(({ id, is_late }) => [id, is_late]),
    counted: waiting["late"],
    dashboard: claims.late,
    ours: claims.count,
  };
}

const none = { listed: [], counted: 0, dashboard: 0 };
const one = (id: string) => ({ listed: [[id, true]], counted: 1, dashboard: 1, ours: 1 });

test("a claim is late by its own clock at its desk and on the dashboard alike, with each hand anew, and no more once that is done [BO-28] [BO-52]", async () => {
  const { ming, id } = await claimed({ order: { insurance: 2 } });
  expect(await lateNow()).toMatchObject(none);
  passDays(9);
  // By the clock alone: nobody waits for the job to have gone round.
  expect(await lateNow()).toEqual(one(id));
  await escalateLateClaims(needs);
  expect(await lateNow()).toEqual(one(id));

  const service = await today("service");
  const accepting = { id, num: 2, awaits_seller: true };
  const accepted = valueOf(await service.call(desk.acceptClaim, accepting)).data;
  expect(accepted).toMatchObject({ holder: "finance", is_late: false, is_escalated: false });
  expect(await lateNow()).toMatchObject({ ...none, ours: 1 });

  passDays(9);
  await escalateLateClaims(needs);
  await escalateLateClaims(needs);
  expect(await lateNow()).toEqual(one(id));
  const paying = await today("finance");
  const paid = valueOf(await paying.call(desk.compensateBuyer, { id })).data;
  expect(paid).toMatchObject({ holder: "seller", is_late: false, is_escalated: false });
  // A seller has it: ours to ask after only once that is late.
  expect(await lateNow()).toMatchObject({ ...none, ours: 0 });

  passDays(30);
  await escalateLateClaims(needs);
  expect(await lateNow()).toEqual(one(id));
  const share = { id, amount: 900 };
  const recorded = await (await today("service")).call(desk.recordSellerShare, share);
  expect(valueOf(recorded).data).toMatchObject({ state: "succeeded", is_late: false });
  expect(await lateNow()).toMatchObject({ ...none, ours: 0 });
  // Told once while service was late and once while finance was; our own wait for a seller is ours.
  const told = ["claim_made", "claim_late", "claim_accepted", "claim_late", "claim_paid"];
  expect(await noticesOf(ming.id)).toEqual([...told, "claim_settled"]);
});

test("a claim stays late where the same hand has it after a step [BO-28]", async () => {
  const { id } = await claimed({ order: { insurance: 2 } });
  const service = await today("service");
  valueOf(await service.call(desk.acceptClaim, { id, num: 2, awaits_seller: true }));
  passDays(9);
  await escalateLateClaims(needs);
  const recorder = await today("service");
  const recorded = valueOf(await recorder.call(desk.recordSellerShare, { id, amount: 900 })).data;
  expect(recorded).toMatchObject({ holder: "finance", is_late: true, is_escalated: true });
  expect(await lateNow()).toEqual(one(id));
});
