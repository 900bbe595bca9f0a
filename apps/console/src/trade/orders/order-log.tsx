import type { OrderLogRow } from "@sampan/contract/trade/orders/orders";
import { formatAmount, type Currency } from "@sampan/domain/kernel/money";
import {
  readOrderLogContent,
  type OrderLogEvent,
  orderLogEventOf,
} from "@sampan/domain/trade/orders/order-log";
import { formatMinute } from "@sampan/ui/format/dates";
import { useTranslations } from "use-intl";
import { useNames } from "../../kit/names.ts";

interface OrderLogProps {
  readonly rows: readonly OrderLogRow[];
  readonly currency: Currency;
}

/** What happened to an order, the latest first. [ORD-88] */
export function OrderLog({ rows, currency }: OrderLogProps) {
  const t = useTranslations("consoleOrders.log");
  const tell = useTelling(currency);
  const latestFirst = rows.toSorted((one, other) => (one.cdate > other.cdate ? -1 : 1));
  return (
    <ol className="log">
      {latestFirst.map((row, position) => (
        <li key={`${row.cdate} ${row.biz_code} ${position}`}>
          <span className="faint">
            {formatMinute(row.cdate)} {t(`actor.${row.actor}`)}
          </span>
          <br />
          {tell(row)}
        </li>
      ))}
    </ol>
  );
}

/** The other events come from the server as a sentence. [ORD-89] */
const eventsWithFacts = [
  "corrected",
  "seller_shipped",
  "package_received",
  "billed",
  "transport_step",
  "refunded",
] as const satisfies readonly OrderLogEvent[];

type Facts = Readonly<Record<string, unknown>>;

/** A row in one sentence: the server's own, or the event with the facts of it that help at a desk. */
function useTelling(currency: Currency): (row: OrderLogRow) => string {
  const t = useTranslations("consoleOrders.log");
  const names = useNames();
  const correction = ({ field, line, old, new: now }: Facts): string | undefined => {
    if (field === "mainland_freight" || field === "price")
      return t(field, { line: String(line), old: yuan(old), now: yuan(now) });
    if (field === "goods_class")
      return t(field, { old: names.goodsClass(String(old)), now: names.goodsClass(String(now)) });
    return field === "removed" ? t("removed") : undefined;
  };
  return ({ biz_code, content }) => {
    const told = readOrderLogContent(biz_code, content);
    if (told.kind === "text") return told.text;
    const { facts } = told;
    const event = eventsWithFacts.find((one) => one === orderLogEventOf(biz_code));
    return [
      correction(facts) ?? (event ? t(`event.${event}`) : String(biz_code)),
      text(facts["express_no"]),
      typeof facts["amount"] === "number" ? formatAmount(facts["amount"], currency) : undefined,
      text(facts["reason"]),
    ]
      .filter((part) => part !== undefined && part !== "")
      .join(" · ");
  };
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
const yuan = (value: unknown): string => formatAmount(Number(value), "CNY");
