import type {
  OrderingByWire,
  WireCart,
  WireDecline,
  WirePreview,
} from "@sampan/connectors/marketplaces/ordering-by-wire";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { previewWireOrder as call } from "@sampan/contract/trade/purchases/staff-wire-orders";
import { formatAmount } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isWithinRise } from "@sampan/domain/trade/price-changes/judge-price-change";
import { isSameGoods } from "@sampan/domain/trade/purchases/cover-lines";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import type { Settings } from "../../kernel/settings/settings.ts";
import { findOrdering } from "./ask-ordering.ts";
import { type CartRefusal, gatherCart, type GatheredCart } from "./gather-cart.ts";

export type MarketRefusal = Refusal<
  "platform_disabled" | "platform_unavailable" | "too_many_calls"
>;

export type PreviewRefusal = Refusal<
  | "wire_no_trade_mode"
  | "wire_sold_out"
  | "wire_below_minimum"
  | "wire_choice_missing"
  | "wire_price_risen"
  | "wire_declined"
>;

/**
 * What goods of one seller would cost at 1688 now, CNY cents. Refuses what could not be ordered, and goods whose price
 * rose above the share that is ours: that is entered as another price first, which asks the customer. [BO-10]
 */
export async function askPreview(
  needs: Pick<Needs, "database" | "marketplaces" | "log">,
  { oids }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof call>, CartRefusal | MarketRefusal | PreviewRefusal>> {
  const found = findOrdering(needs, caller.settings);
  if (!found.ok) return found;
  const { platform, ordering } = found.value;
  const gathered = await gatherCart(needs.database.db, oids, { caller, platform });
  if (!gathered.ok) return gathered;
  const preview = await readPreview(ordering, cartOf("", gathered.value), {
    needs,
    gathered: gathered.value,
    settings: caller.settings,
  });
  if (!preview.ok) return preview;
  const { total, freight, parts } = preview.value;
  return ok({ data: { total, freight, parts, paid: gathered.value.paid } });
}

interface Previewing {
  readonly needs: Pick<Needs, "log">;
  readonly gathered: GatheredCart;
  readonly settings: Pick<Settings, "absorbed_rise_bp">;
}

/** What a cart would cost, or why it is not ordered. */
export async function readPreview(
  ordering: OrderingByWire,
  cart: WireCart,
  { needs, gathered, settings }: Previewing,
): Promise<Result<WirePreview, MarketRefusal | PreviewRefusal>> {
  const preview = await ordering.preview(cart);
  if (!preview.ok) return refuse(marketRefusal(preview.error, needs));
  if (preview.value.kind === "declined") return refuse(declineRefusal(preview.value));
  const risen = findRisen(gathered, preview.value, settings);
  return risen ? refuse(risen) : ok(preview.value);
}

/** What an unanswered or refused question is to a buyer. Its own words stay in the log. */
export function marketRefusal(
  failure: SourceFailure,
  { log }: Pick<Needs, "log">,
): Refusal<"platform_unavailable" | "too_many_calls"> {
  const { code, detail, upstream_code } = failure;
  log.warn({ code, detail, upstream_code }, "1688 took no question about an order");
  return { code: code === "too_many_calls" ? "too_many_calls" : "platform_unavailable" };
}

const refusalOf = {
  not_sold_online: "wire_no_trade_mode",
  not_one_seller: "wire_declined",
  choice_unknown: "wire_choice_missing",
  sold_out: "wire_sold_out",
  below_minimum: "wire_below_minimum",
  batch_unmet: "wire_below_minimum",
  no_trade_mode: "wire_no_trade_mode",
  no_price: "wire_declined",
  declined: "wire_declined",
} as const satisfies Record<WireDecline, PreviewRefusal["code"]>;

/** Why the marketplace does not take a cart, with its own words. */
export const declineRefusal = ({
  reason,
  detail,
}: {
  readonly reason: WireDecline;
  readonly detail: string;
}): PreviewRefusal => ({ code: refusalOf[reason], values: { words: detail } });

/** The first line whose piece costs more today than what is ours allows; else all goods together, where no line has a price. */
function findRisen(
  { lines, paid }: GatheredCart,
  { prices, total }: WirePreview,
  { absorbed_rise_bp }: Pick<Settings, "absorbed_rise_bp">,
): PreviewRefusal | undefined {
  for (const line of lines) {
    const price = prices.find((one) => isSameGoods(one, line))?.price;
    if (price === undefined) continue;
    if (!isWithinRise({ paid_price: line.paid_price, price }, absorbed_rise_bp))
      return risen(line.paid_price, price);
  }
  const isPriced = lines.every((line) => prices.some((one) => isSameGoods(one, line)));
  return isPriced || isWithinRise({ paid_price: paid, price: total }, absorbed_rise_bp)
    ? undefined
    : risen(paid, total);
}

const risen = (paid: number, price: number): PreviewRefusal => ({
  code: "wire_price_risen",
  values: { paid: formatAmount(paid, "CNY"), price: formatAmount(price, "CNY") },
});

/** As the marketplace is asked for it. */
export const cartOf = (out_order_id: string, { receiver, lines }: GatheredCart): WireCart => ({
  out_order_id,
  receiver,
  message: "",
  lines: lines.map(({ thid_item_id, thid_spec_id, num }) => ({
    thid_item_id,
    thid_spec_id: thid_spec_id || undefined,
    quantity: num,
  })),
});
