import { createClaim } from "@sampan/contract/logistics/claims/claims";
import { compensateBuyer } from "@sampan/contract/logistics/claims/staff-claims";
import { payDelayCover } from "@sampan/contract/logistics/claims/staff-delay-covers";
import { confirmReceipt } from "@sampan/contract/trade/orders/orders";
import { moveLiveItems } from "../../apps/server/src/trade/orders/move-live-items.ts";
import { recordBill } from "../../apps/server/src/trade/orders/record-bill.ts";
import type { TestApp } from "./test-app.ts";
import { storeProof } from "./test-files.ts";
import { openJourney, type OrderWish, type TestCustomer } from "./test-journey.ts";
import { valueOf } from "./value-of.ts";

/** The calls of claims that take a key; tried where claims are. */
export const claimsThatPay = [createClaim, compensateBuyer, payDelayCover];

/** Orders that their customers have in hand, and claims of them. */
export async function openClaims(world: TestApp) {
  const { db, clock, customer } = world;
  const journey = await openJourney(world);

  /** A photo of a customer's own, as if it had been uploaded. */
  const photo = ({ id }: Pick<TestCustomer, "id">): Promise<string> =>
    storeProof(db, { accountId: id, now: clock.now(), kind: "claim" });

  /**
   * An order of one line, received by the warehouse and handed over, that its customer has not confirmed. `meanwhile` is what
   * happens to its parcel before it is billed.
   */
  async function handedOver(
    wish: OrderWish = {},
    by?: TestCustomer,
    meanwhile?: (owner: TestCustomer, parcel: string) => Promise<unknown>,
  ) {
    const ming = by ?? (await customer());
    const tid = await journey.paid(ming, { num: 4, ...wish });
    const parcel = await journey.received(tid);
    await meanwhile?.(ming, parcel);
    const { id } = await journey.orderOf(tid);
    await recordBill(db, id, { change: 0, now: clock.now() });
    const way = ["dispatch", "enter_customs", "arrive", "prepare_delivery", "hand_over"] as const;
    for (const event of way) valueOf(await moveLiveItems(db, id, { event, change: {} }));
    const [item] = await journey.itemsOf(tid);
    if (!item) throw new Error(`order ${tid} has no line`);
    return { ming, tid, oid: item.oid, parcel };
  }

  /** The same, completed. */
  async function completed(...wish: Parameters<typeof handedOver>) {
    const order = await handedOver(...wish);
    valueOf(await order.ming.call(confirmReceipt, { tid: order.tid }));
    return order;
  }

  /** A completed order of four pieces, of which some are claimed with a photo. */
  async function claimed(wish: OrderWish = {}, num = 2) {
    const order = await completed(wish);
    const imgs = [await photo(order.ming)];
    const { data } = valueOf(
      await order.ming.call(createClaim, { oid: order.oid, num, content: "杯口裂了", imgs }),
    );
    return { ...order, imgs, id: data.id, claim: data };
  }
  /** What somebody was told of their claims, by kind, the first in front. */
  const noticesOf = async (accountId: number) =>
    (
      await db
        .selectFrom("notices")
        .select("kind")
        .where("account_id", "=", accountId)
        .where("kind", "like", "claim%")
        .orderBy("id")
        .execute()
    ).map(({ kind }) => kind);
  return { journey, photo, handedOver, completed, claimed, noticesOf };
}
