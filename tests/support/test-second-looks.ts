import { weighTwice } from "./test-arrivals.ts";
import { getClaimDetail, queryClaimList } from "@sampan/contract/logistics/claims/claims";
import { decideSureClaims } from "../../apps/server/src/logistics/claims/decide-sure-claims.ts";
import { findBalances } from "../../apps/server/src/money/ledger/find-balances.ts";
import type { TestApp } from "./test-app.ts";
import { measures, openJourney, type TestCustomer } from "./test-journey.ts";
import { offeredForPickup } from "./test-pickups.ts";
import { valueOf } from "./value-of.ts";

/** Claims that decided themselves by a parcel's lost weight. */
export async function openSecondLooks(world: TestApp) {
  const { customer, db, needs } = world;

  /** An insured order of so many pieces that arrived lighter: one of them was paid for at once. Their customer reads it by `now`. */
  async function decided(
    { insurance = 3, num = 4 }: { readonly insurance?: 0 | 2 | 3 | 4; readonly num?: number } = {},
    by?: TestCustomer,
  ) {
    const journey = await openJourney(world);
    const owner = by ?? (await customer());
    const { parcel, tid } = await offeredForPickup(
      journey,
      owner,
      { transport: 12, insurance },
      num,
    );
    const weight_g = measures.weight_g - 300;
    valueOf(await weighTwice(journey.logistics, { tid: parcel, weight_g }));
    await decideSureClaims(needs);
    const [opened] = valueOf(await owner.call(queryClaimList, { tid })).datalist;
    if (!opened) throw new Error("no claim");
    const { id, oid } = opened;
    const now = async () => valueOf(await owner.call(getClaimDetail, { id })).data;
    const cash = async () =>
      (await findBalances(db, { accountId: owner.id, currency: "TWD" })).cash;
    return { owner, id, oid, tid, parcel, now, cash, claim: await now() };
  }
  return { decided };
}
