import { getClaimDetail, queryClaimList } from "@sampan/contract/logistics/claims/claims";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { weighTwice } from "../../../../../tests/support/test-arrivals.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { arrive, departed, offeredForPickup } from "../../../../../tests/support/test-pickups.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { decideSureClaims } from "./decide-sure-claims.ts";
import { openSilentClaims } from "./open-silent-claims.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
let journey: Awaited<ReturnType<typeof openJourney>>;

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(async () => {
  await setSettings(needs, { claim_no_scan_days: 3 });
  // Days pass: the desks log in anew.
  journey = await openJourney(world);
});

/** Somebody whose parcel has left, by an order that is insured or not. */
async function left(insurance: 0 | 4) {
  const owner = await customer();
  const sent = await departed(journey, owner, { transport: 12, insurance });
  const cash = async () => (await findBalances(db, { accountId: owner.id, currency: "TWD" })).cash;
  const claims = async () => valueOf(await owner.call(queryClaimList, {})).datalist;
  return { owner, ...sent, cash, claims, before: await cash() };
}

const inEachProcess = (job: typeof openSilentClaims) =>
  Promise.all([1, 2, 3, 4].map(() => job(needs)));

async function openAndDecide(): Promise<void> {
  await inEachProcess(openSilentClaims);
  await inEachProcess(decideSureClaims);
}

test("a parcel that nobody scans is paid for once, however many processes look, names its clause, and goes on when it turns up", async () => {
  const [insured, uninsured] = [await left(4), await left(0)];
  clock.pass({ hours: 71 });
  await openAndDecide();
  expect(await insured.claims()).toEqual([]);
  clock.pass({ hours: 2 });
  await openAndDecide();
  await openAndDecide();

  const [claim, ...others] = await insured.claims();
  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    state: "succeeded",
    clause: "no_scan",
    holder: "nobody",
    num: 2,
    silence: { seen_again: "" },
  });
  const paid = claim?.amount ?? 0;
  expect(paid).toBeGreaterThan(0);
  expect((await insured.cash()) - insured.before).toBe(paid);
  // Without insurance service decides.
  expect(await uninsured.claims()).toMatchObject([
    { state: "pending_review", clause: null, amount: 0, silence: { seen_again: "" } },
  ]);
  const told = await db
    .selectFrom("notices")
    .select("kind")
    .where("account_id", "=", insured.owner.id)
    .where("kind", "like", "claim%")
    .orderBy("id")
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(["claim_opened_silent", "claim_paid"]);

  // It turns up: no step is refused, what was paid stays, and no scale pays the same goods again.
  await arrive(journey, insured.box);
  const weight_g = measures.weight_g - 700;
  valueOf(await weighTwice(journey.logistics, { tid: insured.parcel, weight_g }));
  clock.pass({ hours: 100 });
  await openAndDecide();
  expect((await insured.cash()) - insured.before).toBe(paid);
  const { data } = valueOf(await insured.owner.call(getClaimDetail, { id: claim?.id ?? "" }));
  expect(data.silence?.seen_again).not.toBe("");
  expect(await insured.claims()).toHaveLength(1);
  expect(await checkLedger(db)).toEqual([]);
});

test("what turns up before it was paid is left to service, and what waits for its owner opens nothing", async () => {
  await setSettings(needs, { claim_no_scan_days: 3, claim_auto_cny: 0 });
  const [seen, waiting] = [await left(4), await customer()];
  await offeredForPickup(journey, waiting, { transport: 12, insurance: 4 });
  clock.pass({ hours: 73 });
  await openAndDecide();
  expect(await seen.claims()).toMatchObject([{ state: "pending_review", clause: null }]);
  await arrive(journey, seen.box);
  await setSettings(needs, { claim_no_scan_days: 3 });
  await openAndDecide();
  expect(await seen.claims()).toMatchObject([{ state: "pending_review", clause: null }]);
  expect(await seen.cash()).toBe(seen.before);
  expect(valueOf(await waiting.call(queryClaimList, {})).datalist).toEqual([]);
});

test("a parcel that is silent again opens no second claim, and none does where the setting is 0 days", async () => {
  await setSettings(needs, { claim_no_scan_days: 0 });
  const quiet = await left(4);
  clock.pass({ hours: 24 * 5 });
  await openAndDecide();
  expect(await quiet.claims()).toEqual([]);
  await setSettings(needs, { claim_no_scan_days: 3 });
  await openAndDecide();
  await arrive(journey, quiet.box);
  clock.pass({ hours: 73 });
  await openAndDecide();
  expect(await quiet.claims()).toHaveLength(1);
});
