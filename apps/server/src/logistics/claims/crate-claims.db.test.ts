import { createClaim, getClaimDetail } from "@sampan/contract/logistics/claims/claims";
import { listClaims } from "@sampan/contract/logistics/claims/staff-claims";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { openClaims } from "../../../../../tests/support/test-claims.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { fund, type TestCustomer } from "../../../../../tests/support/test-journey.ts";
import { openServices } from "../../../../../tests/support/test-services.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { checkLedger } from "../../money/ledger/check-ledger.ts";
import { watchServices } from "../services/service-jobs.ts";
import { decideSureClaims } from "./decide-sure-claims.ts";

const world = await openTestApp();
const { db, clock, needs, staff } = world;
const { asked, cashOf, letPass, move, photograph } = await openServices(world);
const { completed, photo, noticesOf } = await openClaims(world);

beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});
beforeEach(() => setSettings(needs, {}));

interface Wish {
  readonly insurance?: 0 | 4;
  readonly crate?: "bare" | "shown" | "late" | "none";
  readonly about?: "damage" | "missing" | undefined;
}

/** A crate around a parcel, paid and made; late, its fee came back before. */
const crated = (crate: Wish["crate"]) => async (owner: TestCustomer, parcel: string) => {
  if (crate === "none") return;
  await fund(db, owner, { amount: 100_000, now: clock.now() });
  const number = await asked(owner, parcel, { service: "crate" });
  if (crate === "late") {
    await letPass(number);
    await watchServices(needs);
  }
  valueOf(await move(number, "finish", "", crate === "shown" ? [await photograph()] : []));
};

/** Goods that went in a crate without a picture, unless it is said otherwise, and one of which is claimed as broken. */
async function claimed(wish: Wish = {}) {
  const { insurance = 4, crate = "bare" } = wish;
  const about = "about" in wish ? wish.about : "damage";
  const order = { insurance, transport: 12 } as const;
  const { ming, oid } = await completed({ order }, undefined, crated(crate));
  const before = await cashOf(ming);
  const said = { oid, num: 1, content: "杯口裂了", imgs: [await photo(ming)] };
  const made = await ming.call(createClaim, about === undefined ? said : { ...said, about });
  const { id } = valueOf(made).data;
  await decideSureClaims(needs);
  const { data } = valueOf(await ming.call(getClaimDetail, { id }));
  return { ming, claim: data, paid: (await cashOf(ming)) - before };
}

test("goods that broke in a paid crate without a picture are paid for at once, and the clause is named", async () => {
  const { ming, claim, paid } = await claimed();
  expect(world.jobs.map(({ name }) => name)).toContain("decide-sure-claims");
  expect(claim).toMatchObject({
    state: "succeeded",
    holder: "nobody",
    about: "damage",
    clause: "no_crate_photo",
    share_bp: 10_000,
    num: 1,
    real_num: 1,
  });
  expect(claim.crate).not.toBe("");
  expect(claim.amount).toBe(claim.goods_amount);
  expect(paid).toBe(claim.amount);
  expect(paid).toBeGreaterThan(0);
  expect((await noticesOf(ming.id)).slice(-2)).toEqual(["claim_made", "claim_paid"]);
  // Looked at again, it pays no second time.
  const cash = await cashOf(ming);
  await decideSureClaims(needs);
  expect(await cashOf(ming)).toBe(cash);
  expect(await checkLedger(db)).toEqual([]);
});

describe("a person looks", () => {
  test.each<[what: string, wish: Wish]>([
    ["where a picture shows the crate", { crate: "shown" }],
    ["where its fee went back for being late", { crate: "late" }],
    ["where there was no crate", { crate: "none" }],
    ["where goods are missing", { about: "missing" }],
    ["where nobody said what it is", { about: undefined }],
    ["where nothing is insured", { insurance: 0 }],
  ])("%s", async (_, wish) => {
    const { claim, paid } = await claimed(wish);
    expect(claim).toMatchObject({
      state: "pending_review",
      holder: "service",
      clause: null,
      crate: "",
    });
    expect(paid).toBe(0);
  });

  test.each([{ claim_crate_cny: 1 }, { claim_auto_cny: 1 }, { claim_auto_day_cny: 1 }])(
    "above a limit, %j, and sees the crate that has no picture",
    async (limits) => {
      await setSettings(needs, limits);
      const { claim, paid } = await claimed();
      expect(claim).toMatchObject({ state: "pending_review", clause: null });
      expect(paid).toBe(0);
      const service = await staff("service");
      const { datalist } = valueOf(
        await service.call(listClaims, { tab: "service", page_size: 100 }),
      );
      const shown = datalist.find(({ id }) => id === claim.id);
      expect(shown).toMatchObject({ about: "damage", crate: claim.crate });
      expect(shown?.crate).not.toBe("");
    },
  );
});
