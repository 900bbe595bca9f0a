import { getClaimDetail, queryClaimList } from "@sampan/contract/logistics/claims/claims";
import { beforeAll, expect, test } from "vitest";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { measures, openJourney } from "../../../../../tests/support/test-journey.ts";
import { offeredForPickup } from "../../../../../tests/support/test-pickups.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { weighTwice } from "../../../../../tests/support/test-arrivals.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { findBalances } from "../../money/ledger/find-balances.ts";
import { decideSureClaims } from "./decide-sure-claims.ts";

const world = await openTestApp();
const { customer, db, clock, needs } = world;
const journey = await openJourney(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

/** A parcel that arrived clearly lighter, and the claim it opened. */
async function lighter(insurance: 0 | 4 = 4) {
  const owner = await customer();
  const { parcel } = await offeredForPickup(journey, owner, { transport: 12, insurance });
  const weight_g = measures.weight_g - 700;
  valueOf(await weighTwice(journey.logistics, { tid: parcel, weight_g }));
  const [claim] = valueOf(await owner.call(queryClaimList, {})).datalist;
  if (!claim) throw new Error("no claim");
  const cash = async () => (await findBalances(db, { accountId: owner.id, currency: "TWD" })).cash;
  const now = async () => valueOf(await owner.call(getClaimDetail, { id: claim.id })).data;
  return { owner, claim, now, cash, before: await cash() };
}

const decideAtOnce = () => Promise.all([1, 2, 3, 4].map(() => decideSureClaims(needs)));

test("a parcel that arrives lighter and is insured is paid for once, however many processes look, and names its clause", async () => {
  const [insured, uninsured] = [await lighter(), await lighter(0)];
  await decideAtOnce();
  await decideAtOnce();
  expect(await insured.now()).toMatchObject({
    state: "succeeded",
    clause: "weight_lost",
    amount: insured.claim.amount,
    holder: "nobody",
  });
  expect((await insured.cash()) - insured.before).toBe(insured.claim.amount);
  const told = await db
    .selectFrom("notices")
    .select("kind")
    .where("account_id", "=", insured.owner.id)
    .where("kind", "like", "claim%")
    .orderBy("id")
    .execute();
  expect(told.map(({ kind }) => kind)).toEqual(["claim_opened", "claim_paid"]);
  expect(await uninsured.now()).toMatchObject({ state: "pending_review", clause: null });
  expect(await uninsured.cash()).toBe(uninsured.before);
  expect(await checkLedger(db)).toEqual([]);
});

test("what claims pay by themselves in a day never passes its limit, nor one claim its own; a person has the rest", async () => {
  clock.pass({ hours: 25 });
  const first = await lighter();
  const { cny } = await db
    .selectFrom("damage_claims")
    .select("cny")
    .where("number", "=", first.claim.id)
    .executeTakeFirstOrThrow();
  await setSettings(needs, { claim_auto_cny: cny - 1 });
  await decideAtOnce();
  expect(await first.now()).toMatchObject({ state: "pending_review" });

  const claims = [first, await lighter(), await lighter(), await lighter(), await lighter()];
  await setSettings(needs, { claim_auto_cny: cny, claim_auto_day_cny: cny * 3 });
  await decideAtOnce();
  await decideAtOnce();
  const states = await Promise.all(claims.map(async ({ now }) => (await now()).state));
  expect(states.filter((state) => state === "succeeded")).toHaveLength(3);
  expect(states.filter((state) => state === "pending_review")).toHaveLength(2);

  // The next day has a limit of its own.
  clock.pass({ hours: 25 });
  await decideAtOnce();
  for (const { now, cash, claim, before } of claims) {
    expect((await now()).state).toBe("succeeded");
    expect((await cash()) - before).toBe(claim.amount);
  }
  expect(await checkLedger(db)).toEqual([]);
});
