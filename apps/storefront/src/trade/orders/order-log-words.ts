import type { OrderLogRow } from "@sampan/contract/trade/orders/orders";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import { readOrderLogContent, orderLogEventOf } from "@sampan/domain/trade/orders/order-log";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import type { useTranslations } from "use-intl";

type SayOrders = ReturnType<typeof useTranslations<"orders">>;
type Facts = Readonly<Record<string, unknown>>;

/**
 * A row of the log in a sentence. Rows that carry facts are worded here; text is shown as it came, and so
 * is whatever cannot be read. [ORD-89] [ORD-90]
 */
export function wordLogRow(
  say: SayOrders,
  { biz_code, content }: Pick<OrderLogRow, "biz_code" | "content">,
  currency: Currency,
): string {
  const read = readOrderLogContent(biz_code, content);
  if (read.kind === "text") return read.text;
  return wordFacts(say, biz_code, { facts: read.facts, currency }) ?? content;
}

interface FactsToWord {
  readonly facts: Facts;
  readonly currency: Currency;
}

function wordFacts(
  say: SayOrders,
  biz_code: number,
  { facts, currency }: FactsToWord,
): string | undefined {
  switch (orderLogEventOf(biz_code)) {
    case "corrected":
      return wordCorrection(say, facts);
    case "seller_shipped":
      return say("logFacts.seller_shipped", {
        num: textOf(facts["num"]),
        carrier: textOf(facts["carrier"]),
        express_no: textOf(facts["express_no"]),
      });
    case "package_received":
      return say("logFacts.package_received", {
        tid: textOf(facts["tid"]),
        weight: formatKilograms(numberOf(facts["weight_g"])),
      });
    case "billed":
      return say("logFacts.billed", {
        amount: formatAmount(numberOf(facts["amount"]), currency),
      });
    case "refunded":
      return say("logFacts.refunded", {
        amount: formatAmount(numberOf(facts["amount"]), currency),
      });
    case "transport_step":
      return wordStep(say, facts);
    default:
      return undefined;
  }
}

/** Prices and freight are yuan; the other corrections need no figures. */
function wordCorrection(say: SayOrders, facts: Facts): string | undefined {
  const { field } = facts;
  if (field === "sku")
    return say("logFacts.sku", { old: textOf(facts["old"]), new: textOf(facts["new"]) });
  if (field === "goods_class" || field === "removed") return say(`logFacts.${field}`);
  if (field !== "price" && field !== "mainland_freight") return undefined;
  return say(`logFacts.${field}`, {
    old: formatAmount(numberOf(facts["old"]), "CNY"),
    new: formatAmount(numberOf(facts["new"]), "CNY"),
  });
}

const boxSteps = ["seal", "depart", "enter_customs", "sign_at_platform", "arrive"] as const;

/** What a parcel goes through once its box is there; whoever brings it may be nobody yet. */
const parcelSteps = ["offer_pickup", "prepare_delivery", "give_to_carrier", "hand_over"] as const;

function wordStep(say: SayOrders, facts: Facts): string | undefined {
  const step = boxSteps.find((known) => known === facts["event"]);
  if (step) return say(`logFacts.${step}`, { box: textOf(facts["box"]) });
  const last = parcelSteps.find((known) => known === facts["event"]);
  const parcel = { tid: textOf(facts["tid"]), carrier: textOf(facts["carrier"]) };
  return last && say(`logFacts.${last}`, parcel).trim();
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
