import {
  leavesNoOrder,
  type OrderingByWire,
  type WireDeclined,
  type WirePlacing,
} from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { InputOf } from "@sampan/contract/kernel/call";
import type { placeWireOrder as call } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { firstLookAt } from "@sampan/domain/trade/purchases/wire-order-asking";
import { settle } from "../../kernel/db/settle.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import {
  cartOf,
  declineRefusal,
  marketRefusal,
  type MarketRefusal,
  type PreviewRefusal,
  readPreview,
} from "./ask-preview.ts";
import { findOrdering } from "./ask-ordering.ts";
import type { CartRefusal } from "./gather-cart.ts";
import { lookUp } from "./ask-standing.ts";
import { type OpenedWireOrder, openWireOrder } from "./open-wire-order.ts";
import { settleWireOrder, type SettlingNeeds } from "./settle-wire-order.ts";
import { selectMissing, updateWireOrder } from "./wire-order-queries.ts";

export type PlacingNeeds = SettlingNeeds & Pick<Needs, "marketplaces" | "chance">;

type Refused = CartRefusal | MarketRefusal | PreviewRefusal | Refusal<"wire_total_changed">;

/**
 * Orders goods of one seller at 1688, once. Our number is committed before the call goes out, and the call is never
 * repeated: an order that was not answered is `unclear` and looked up. One of the same goods that went missing before is
 * looked up first, and taken over where it stands after all. What was refused leaves the goods as they were. Answers the
 * id of the order whose state tells the rest.
 */
export async function askPlace(
  needs: PlacingNeeds,
  { oids, total }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<{ readonly id: number }, Refused>> {
  const found = findOrdering(needs, caller.settings);
  if (!found.ok) return found;
  const { platform, ordering } = found.value;
  const { db } = needs.database;
  const { chance } = needs;
  const opened = await settle(db, (open) =>
    openWireOrder(open, { oids, total }, { caller, chance, platform }),
  );
  if (!opened.ok) return opened;
  const order = opened.value;

  const earlier = await lookUpEarlier(needs, ordering, order);
  if (!earlier.ok || earlier.value !== undefined) {
    await giveUp(needs, order, earlier.ok ? { code: "wire_order_open" } : earlier.error);
    return earlier.ok ? ok({ id: earlier.value ?? order.id }) : earlier;
  }
  const may = await mayGoOut(needs, ordering, order, { total, caller });
  if (!may.ok) {
    await giveUp(needs, order, may.error);
    return may;
  }
  const sent_at = needs.clock();
  const asked = { id: order.id, state: "asked" } as const;
  const look_at = firstLookAt(sent_at);
  // Committed by itself: from here on the order may stand, whatever becomes of this process.
  if (!(await updateWireOrder(db, asked, { state: "sent", sent_at, look_at })))
    return refuse({ code: "wire_order_open" });
  return hear(
    needs,
    ordering,
    order,
    await ordering.place(cartOf(order.out_order_id, order.gathered)),
  );
}

/** Which order of the same goods stands after all, of those that were never found. */
async function lookUpEarlier(
  needs: PlacingNeeds,
  ordering: OrderingByWire,
  { gathered }: OpenedWireOrder,
): Promise<Result<number | undefined, MarketRefusal>> {
  for (const missing of await selectMissing(needs.database.db, gathered.sell_order_id)) {
    const state = await lookUp(needs, ordering, missing);
    if (!state.ok) return refuse(marketRefusal(state.error, needs));
    if (state.value === "placed" || state.value === "stray") return ok(missing.id);
  }
  return ok(undefined);
}

async function mayGoOut(
  needs: PlacingNeeds,
  ordering: OrderingByWire,
  { out_order_id, gathered }: OpenedWireOrder,
  { total, caller }: { readonly total: number; readonly caller: StaffCaller },
): Promise<Result<null, Refused>> {
  const { settings } = caller;
  const preview = await readPreview(ordering, cartOf(out_order_id, gathered), {
    needs,
    gathered,
    settings,
  });
  if (!preview.ok) return preview;
  return preview.value.total > total ? refuse({ code: "wire_total_changed" }) : ok(null);
}

const giveUp = (needs: PlacingNeeds, { id }: OpenedWireOrder, { code, values }: Refusal) =>
  updateWireOrder(
    needs.database.db,
    { id, state: "asked" },
    { state: "refused", reason: code, detail: String(values?.["words"] ?? ""), look_at: null },
  );

/** What became of the one call. */
async function hear(
  needs: PlacingNeeds,
  ordering: OrderingByWire,
  { id, out_order_id, gathered }: OpenedWireOrder,
  placed: Result<WirePlacing | WireDeclined, SourceFailure>,
): Promise<Result<{ readonly id: number }, Refused>> {
  const { db } = needs.database;
  const sent = { id, state: "sent" } as const;
  const lose = () =>
    updateWireOrder(db, sent, { state: "unclear", look_at: firstLookAt(needs.clock()) });
  if (!placed.ok && !leavesNoOrder(placed.error)) {
    const { code, detail } = placed.error;
    needs.log.warn({ wire_order: out_order_id, code, detail }, "an order was not answered");
    await lose();
    return ok({ id });
  }
  const refused = placed.ok
    ? placed.value.kind === "declined" && declineRefusal(placed.value)
    : marketRefusal(placed.error, needs);
  if (refused) {
    const words = "values" in refused ? String(refused.values?.["words"] ?? "") : "";
    const said = { reason: refused.code, detail: words, look_at: null };
    await updateWireOrder(db, sent, { state: "refused", ...said });
    return refuse(refused);
  }
  const standing = placed.ok && placed.value.kind === "placed" ? placed.value : undefined;
  const [only] = standing?.orders ?? [];
  if (standing?.isWhole && standing.orders.length === 1 && only?.total) {
    const lines = gathered.lines.map(({ num, ...line }) => ({ ...line, quantity: num }));
    const { order_no, total } = only;
    await settleWireOrder(needs, id, [{ order_no, total, lines, state: "unpaid" }]);
    return ok({ id });
  }
  // Split, or in part: only the orders themselves say what is in which.
  const state = await lookUp(needs, ordering, { id, out_order_id });
  if (!state.ok || state.value === "sent") await lose();
  return ok({ id });
}
