import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryOrderEstimate as call } from "@sampan/contract/trade/estimates/order-estimate";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { compareEstimate } from "@sampan/domain/trade/door-price/compare-estimate";
import type { KeptEstimate } from "@sampan/domain/trade/door-price/estimate";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findLinesByKey } from "../../money/price-book/find-lines-by-key.ts";
import { chargedSince } from "./charged-since.ts";
import { findEstimate } from "./estimate-queries.ts";
import { keptSince } from "./keep-estimate.ts";
import { makeEstimate } from "./make-estimate.ts";

type Answer = OutputOf<typeof call>["data"];

/**
 * What an order was said to come to at the door beside what it came to, each difference with reasons that add up to it. Null for
 * an order that keeps nothing. In the minute before it is kept, it is made as it will be. Refuses `order_unknown`.
 */
export async function readEstimate(
  db: Db,
  { tid }: InputOf<typeof call>,
  { customer, settings, prices, now }: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"order_unknown">>> {
  const order = await db
    .selectFrom("orders")
    .select(["id", "currency", "region", "created_at", "reviewed_at", "billed_at"])
    .where("tid", "=", tid)
    .where("account_id", "=", customer.id)
    .executeTakeFirst();
  if (!order) return refuse({ code: "order_unknown" });
  const stored = await findEstimate(db, order.id);
  const kept = stored
    ? await readKept(db, stored, order.currency)
    : order.created_at > keptSince(now)
      ? (await makeEstimate(db, order.id, settings))?.kept
      : undefined;
  if (!kept) return ok({ data: null });
  const since = await chargedSince(db, order, {
    rounding: settings.rounding,
    rate_e6: prices.rates[order.currency]?.rate_e6 ?? kept.rate_e6,
  });
  const made_at = formatWireTime(stored?.made_at ?? now, order.region);
  return ok({ data: { made_at, ...describe(kept, since) } });
}

type Stored = NonNullable<Awaited<ReturnType<typeof findEstimate>>>;

async function readKept(
  db: Db,
  { tariff, rate_e6, load, parts, goods }: Stored,
  currency: KeptEstimate["currency"],
): Promise<KeptEstimate> {
  const line = tariff === null ? undefined : (await findLinesByKey(db, [tariff])).get(tariff);
  return { currency, rate_e6, line: line ?? null, load, parts, goods };
}

function describe(
  kept: KeptEstimate,
  since: Parameters<typeof compareEstimate>[1],
): Omit<NonNullable<Answer>, "made_at"> {
  const parts = compareEstimate(kept, since);
  const reals = parts.flatMap(({ real }) => real ?? []);
  return {
    currency: kept.currency,
    parts: parts.map((part) => ({ ...part, differences: [...part.differences] })),
    customs: kept.parts.flatMap(({ kind, low, high }) =>
      kind === "import_duty" || kind === "import_vat" ? [{ kind, low, high }] : [],
    ),
    low: sum(parts.map(({ low }) => low)),
    high: sum(parts.map(({ high }) => high)),
    real: reals.length === parts.length ? sum(reals) : null,
  };
}
