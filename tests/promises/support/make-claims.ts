import { askClaimAgain, createClaim } from "@sampan/contract/logistics/claims/claims";
import { acceptClaim, acceptMoreOfClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { sql } from "kysely";
import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import type { TestApp } from "../../support/test-app.ts";
import type { TestCaller } from "../../support/test-caller.ts";
import { storeProof } from "../../support/test-files.ts";
import type { TestAccount } from "../../support/test-people.ts";
import { valueOf } from "../../support/value-of.ts";

interface Claimant {
  readonly world: TestApp;
  readonly owner: TestCaller & TestAccount;
  readonly withItem: (tid: string) => Promise<{ tid: string; oid: string }>;
}

type Claims = "claimed" | "acceptedClaim" | "ownClaim" | "askedClaim" | "moreClaim";

/**
 * A claim that waits to be decided, and one that waits for its money and its seller; each of an order that lies at the door. And three that
 * decided themselves: one as it was decided, one that a person is asked to look at, and one of which more was accepted.
 */
export async function makeClaims(
  { world, owner, withItem }: Claimant,
  orders: readonly { readonly tid: string }[],
): Promise<Readonly<Record<Claims, string>>> {
  const { db, clock } = world;
  const service = await world.staff("service");
  async function claim(at: number): Promise<string> {
    const { tid, oid } = await withItem(orders[at]?.tid ?? "");
    valueOf(await owner.call(confirmReceipt, { tid }));
    const imgs = [await storeProof(db, { accountId: owner.id, now: clock.now(), kind: "claim" })];
    const broken = { oid, num: 1, content: "杯口裂了", imgs };
    return valueOf(await owner.call(createClaim, broken)).data.id;
  }
  const [claimed, acceptedClaim] = [await claim(0), await claim(1)];
  valueOf(await service.call(acceptClaim, { id: acceptedClaim, num: 1, awaits_seller: true }));
  const [ownClaim, askedClaim, moreClaim] = [await claim(2), await claim(3), await claim(4)];
  for (const number of [ownClaim, askedClaim, moreClaim]) await decideItself(db, number);
  for (const id of [askedClaim, moreClaim])
    valueOf(await owner.call(askClaimAgain, { id, words: "少了兩件" }));
  valueOf(await service.call(acceptMoreOfClaim, { id: moreClaim, num: 1 }));
  return { claimed, acceptedClaim, ownClaim, askedClaim, moreClaim };
}

/** As if its parcel had been insured and had arrived lighter. */
const decideItself = (db: Db, number: string) =>
  sql`
    update damage_claims
       set state = 'succeeded', holder = 'nobody', due_at = null, ended_at = created_at, answered_at = created_at,
           clause = 'weight_lost', insurance = 3, share_bp = 7500, amount = goods_amount * 3 / 4, departed_g = 1000, arrived_g = 500,
           light_parcel_id = (select package_id from package_items where package_items.item_id = damage_claims.item_id limit 1)
     where number = ${number}
  `.execute(db);
