import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import {
  coverLines,
  type Covered,
  type StandingOrder,
} from "@sampan/domain/trade/purchases/cover-lines";
import { nextQuestionAt } from "@sampan/domain/trade/purchases/wire-order-asking";
import {
  nextWireOrder,
  type WireOrderState,
  type WirePurchaseState,
} from "@sampan/domain/trade/purchases/wire-order-state";
import type { Db } from "../../kernel/db/db.ts";
import { settle } from "../../kernel/db/settle.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { enterPurchase } from "../purchases/record-purchase.ts";
import { actInNameOf } from "./act-in-name-of.ts";
import {
  insertWirePurchases,
  lockWireOrder,
  selectWireLines,
  updateWireOrder,
} from "./wire-order-queries.ts";

/** An order that stands under our number. CNY cents, freight included. */
export interface FoundOrder extends StandingOrder {
  readonly state: WirePurchaseState;
  readonly total: number;
}

export type SettlingNeeds = Pick<Needs, "database" | "settings" | "clock" | "jobs" | "log">;

/**
 * Takes over what stands at the marketplace under a number of ours: its goods are bought, exactly as if a buyer had
 * copied the number. However many find it at once, it happens once. Goods that can no longer be bought, because they came
 * back to their customer or were bought otherwise meanwhile, leave the order stray, for somebody to cancel it there; so
 * do orders beyond the first for the same goods. Answers the state it has then.
 */
export async function settleWireOrder(
  needs: SettlingNeeds,
  id: number,
  found: readonly FoundOrder[],
): Promise<WireOrderState> {
  const { db } = needs.database;
  const bought = await settle(db, (open) => buy(open, needs, id, found));
  if (bought.ok) return bought.value;
  needs.log.warn({ wire_order: id, refused: bought.error.code }, "an order by wire strayed");
  return db.transaction().execute((open) => strand(open, needs, { id, found }, bought.error.code));
}

async function buy(
  db: Db,
  needs: SettlingNeeds,
  id: number,
  found: readonly FoundOrder[],
): Promise<Result<WireOrderState, Refusal>> {
  const now = needs.clock();
  const wire = await lockWireOrder(db, id);
  const next = nextWireOrder(wire.state, "find");
  // Whoever came first has taken it over.
  if (!next.ok) return ok(wire.state);
  const lines = await selectWireLines(db, id);
  const covered = coverLines(
    lines.map(({ item_id, ...line }) => ({ id: item_id, ...line })),
    found,
  );
  if (covered.purchases.length === 0) return refuse({ code: "wire_order_elsewhere" });
  await updateWireOrder(db, wire, { state: next.value, look_at: null });
  await insertWirePurchases(db, purchasesOf(id, found, { now, troubleOf: extraOf(covered) }));
  const caller = await actInNameOf(db, needs, id);
  for (const purchase of covered.purchases) {
    const orders = found.filter(({ order_no }) => purchase.order_numbers.includes(order_no));
    const entered = await enterPurchase(
      db,
      {
        oids: lines.filter((line) => purchase.ids.includes(line.item_id)).map(({ oid }) => oid),
        out_oid: purchase.order_numbers.join(" "),
        cost: sum(orders.map(({ total }) => total)),
      },
      { caller, jobs: needs.jobs },
    );
    if (!entered.ok) return entered;
  }
  return ok(next.value);
}

const extraOf =
  ({ extra }: Covered) =>
  (order_no: string): string =>
    extra.includes(order_no) ? "extra" : "";

async function strand(
  db: Db,
  { clock }: SettlingNeeds,
  { id, found }: { readonly id: number; readonly found: readonly FoundOrder[] },
  reason: string,
): Promise<WireOrderState> {
  const wire = await lockWireOrder(db, id);
  const next = nextWireOrder(wire.state, "strand");
  if (!next.ok) return wire.state;
  await updateWireOrder(db, wire, { state: next.value, reason, look_at: null });
  const trouble = { now: clock(), troubleOf: () => "stray" };
  await insertWirePurchases(db, purchasesOf(id, found, trouble));
  return next.value;
}

const purchasesOf = (
  wire_order_id: number,
  found: readonly FoundOrder[],
  { now, troubleOf }: { readonly now: Date; readonly troubleOf: (order_no: string) => string },
) =>
  found.map(({ order_no, state, total }) => ({
    wire_order_id,
    order_no,
    state,
    total,
    trouble: troubleOf(order_no),
    placed_at: now,
    ask_at: nextQuestionAt(state, now),
  }));
