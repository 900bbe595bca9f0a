import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { acceptClaim } from "@sampan/contract/logistics/claims/staff-claims";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
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

/** A claim that waits to be decided, and one that waits for its money and its seller; each of an order that lies at the door. */
export async function makeClaims(
  { world, owner, withItem }: Claimant,
  [first, second]: readonly { readonly tid: string }[],
): Promise<{ readonly claimed: string; readonly acceptedClaim: string }> {
  const { db, clock } = world;
  const service = await world.staff("service");
  async function claim(order: { readonly tid: string } | undefined): Promise<string> {
    const { tid, oid } = await withItem(order?.tid ?? "");
    valueOf(await owner.call(confirmReceipt, { tid }));
    const imgs = [await storeProof(db, { accountId: owner.id, now: clock.now(), kind: "claim" })];
    const broken = { oid, num: 1, content: "杯口裂了", imgs };
    return valueOf(await owner.call(createClaim, broken)).data.id;
  }
  const [claimed, acceptedClaim] = [await claim(first), await claim(second)];
  valueOf(await service.call(acceptClaim, { id: acceptedClaim, num: 1, awaits_seller: true }));
  return { claimed, acceptedClaim };
}
