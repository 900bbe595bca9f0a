import type {
  FoundShipping,
  MadeShipping,
  ShippingProvider,
  ShippingToOrder,
} from "@sampan/connectors/carriers/shipping-provider";
import { nextLookAt, retryLookAt } from "@sampan/domain/logistics/last-mile/last-mile-trouble";
import { declaredGoods, isStoreChain } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import {
  nextShippingOrder,
  type ShippingOrderEvent,
} from "@sampan/domain/logistics/last-mile/shipping-order-state";
import { wasNeverSent } from "@sampan/connectors/outbound/source-failure";
import { ok } from "@sampan/domain/kernel/result";
import { settle } from "../../kernel/db/settle.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findCurrentWay } from "../merging/find-current-way.ts";
import { askToChoose } from "./open-shipping-order.ts";
import { lockParcel } from "./choice-queries.ts";
import { changeOrder, lockOrder, type ShippingOrder } from "./shipping-queries.ts";

export interface ShippingNeeds extends Pick<Needs, "database" | "clock" | "log" | "jobs"> {
  readonly provider: ShippingProvider;
}

/** Longer than any answer takes: until then whoever asked still listens. */
const answer_ms = 2 * 60_000;

/**
 * Orders one parcel's way. That the question is on its way is written before it leaves, so whoever comes after a lost answer or
 * a dead process looks it up by our number, and goes out again only under the same one.
 */
export async function askShippingOrder(needs: ShippingNeeds, id: number): Promise<void> {
  const asking = await begin(needs, id);
  if (!asking) return;
  const answer = await needs.provider.order(asking);
  const { trade_no, way } = asking;
  if (!answer.ok) {
    const { code, detail } = answer.error;
    needs.log.warn({ trade_no, failure: code }, "a shipping order was not answered");
    await end(
      needs,
      id,
      wasNeverSent(answer.error) ? { event: "refuse", reason: detail } : { event: "lose" },
    );
    return;
  }
  if (answer.value.kind === "made")
    return end(needs, id, { event: "make", made: answer.value.made });
  const { code, words } = answer.value;
  // A number that is taken is one of ours whose answer was lost.
  const found = await needs.provider.find({ trade_no, way });
  if (found.ok) return end(needs, id, { event: "make", made: found.value });
  await end(needs, id, { event: "refuse", reason: `${code} ${words}` });
  if (isStoreChain(way)) await askWhetherClosed(needs, id);
}

/** Looks up an order whose answer was lost: it stands, or it does not and goes out again. Where nobody answers it stays unclear. */
export async function askLostOrder(needs: ShippingNeeds, order: ShippingOrder): Promise<void> {
  const found = await needs.provider.find(order);
  if (found.ok) return end(needs, order.id, { event: "make", made: found.value });
  if (found.error.code === "not_found") return end(needs, order.id, { event: "miss" });
  const { trade_no } = order;
  needs.log.warn({ trade_no, failure: found.error.code }, "a shipping order was not looked up");
  return end(needs, order.id, { event: "lose" });
}

async function begin(
  { database, clock }: ShippingNeeds,
  id: number,
): Promise<ShippingToOrder | undefined> {
  const begun = await settle(database.db, async (db) => {
    const order = await lockOrder(db, { id });
    const next = order && nextShippingOrder(order.state, "send");
    if (!order || !next?.ok) return ok(undefined);
    const goes = await findCurrentWay(db, order.package_id);
    if (!goes) {
      await changeOrder(db, id, { state: "refused", reason: "the parcel goes nowhere" });
      return ok(undefined);
    }
    const now = clock();
    const look_at = new Date(now.getTime() + answer_ms);
    await changeOrder(db, id, { state: next.value, sent_at: now, look_at, reason: "" });
    const { consignee, phone, area, detail, postal_code } = goes.address;
    const { trade_no, way, value, store_id, sides_mm } = order;
    return ok({
      trade_no,
      way,
      value,
      store_id,
      sides_mm,
      goods_name: declaredGoods,
      receiver: { name: consignee, mobile: phone },
      door: store_id === null ? { postal_code, address: [...area, detail].join("") } : null,
    });
  });
  return begun.ok ? begun.value : undefined;
}

interface End {
  readonly event: Extract<ShippingOrderEvent, "make" | "refuse" | "lose" | "miss">;
  readonly made?: MadeShipping | FoundShipping;
  readonly reason?: string;
}

/** Writes what became of a question; nothing where somebody else wrote it meanwhile. */
async function end(
  { database, clock }: ShippingNeeds,
  id: number,
  { event, made, reason = "" }: End,
): Promise<void> {
  await settle(database.db, async (db) => {
    const order = await lockOrder(db, { id });
    // What was looked up before anybody listened no longer is unclear by then.
    const from = order?.state === "sent" && event === "miss" ? "unclear" : order?.state;
    const next = from && nextShippingOrder(from, event);
    if (!next?.ok) return ok(null);
    const now = clock();
    await changeOrder(db, id, {
      state: next.value,
      reason: reason.slice(0, 300),
      look_at: event === "lose" ? retryLookAt(now) : made ? nextLookAt(now, null) : null,
      ...(made && {
        logistics_id: made.logistics_id,
        payment_no: made.payment_no,
        validation_no: made.validation_no,
        // Asked what it says by the round that follows.
        look_at: now,
      }),
    });
    return ok(null);
  });
}

/** A chain that refuses an order may have closed the store; then its owner chooses another, and our desk has nothing to do. */
async function askWhetherClosed(needs: ShippingNeeds, id: number): Promise<void> {
  const { database, provider, clock, jobs } = needs;
  const order = await database.db.transaction().execute((db) => lockOrder(db, { id }));
  if (!order || !isStoreChain(order.way)) return;
  const stores = await provider.listStores(order.way);
  if (!stores.ok || stores.value.some(({ store_id }) => store_id === order.store_id)) return;
  await database.db.transaction().execute(async (db) => {
    const parcel = await lockParcel(db, { id: order.package_id });
    if (parcel) await askToChoose(db, parcel, { trouble: "store_closed", now: clock(), jobs });
  });
}
