import { originalLanguage } from "@sampan/domain/kernel/language";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { Words } from "@sampan/locales/words-in";
import { Card, sectionLinkLook } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { DownIcon, UpIcon } from "@sampan/ui/icons-controls";
import { SumList, SumRow, SumSubtotal } from "@sampan/ui/sum-list";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { RateNow } from "../../money/rates/rate-now.tsx";
import { EstimateOrigin } from "../door-price/estimate-origin.tsx";
import { isOnBehalf } from "./is-on-behalf.ts";
import { orderQuery } from "./order-queries.ts";
import { useGoodsWords } from "../../goods/translation/use-goods-words.ts";
import { nameLine } from "../../money/payments/name-line.ts";
import { PayableHead } from "../../money/payments/payable-head.tsx";
import { useChargeName } from "../../sums/use-charge-name.ts";
import type { Payable, Preview } from "../../money/payments/payment-queries.ts";
import { useSymbolOf } from "../../shell/use-symbol-of.ts";

/** Lines beyond these wait behind a tap; what they come to never does. */
const linesShown = 6;

interface OrderToPayProps {
  readonly payable: Payable;
  readonly preview: Preview;
}

/** An instalment or a supplement: every line in yuan, times the rate, and what they come to. [PAY-07] [MONEY-10] */
export function OrderToPay({ payable, preview }: OrderToPayProps) {
  const t = useTranslations("payment");
  const { currency, exchange_rate } = preview;
  const [isOpen, setOpen] = useState(false);
  const goods = useTitles(payable);
  const { lines } = payable;
  const isLong = lines.length > linesShown;
  const shown = isLong && !isOpen ? lines.slice(0, linesShown - 1) : lines;
  return (
    <Card as="section">
      <PayableHead payable={payable} />
      <SumList>
        {shown.map((line) => (
          <SumRow
            key={`${line.kind}-${line.oid ?? line.name ?? ""}`}
            label={<LineName line={line} goods={goods.get(line.oid ?? "")} />}
            cents={line.amount}
            currency={currency}
            why={
              line.cny !== null &&
              exchange_rate &&
              t("times", { amount: formatAmount(line.cny, "CNY"), rate: exchange_rate })
            }
          />
        ))}
      </SumList>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={`${sectionLinkLook} my-2 w-full justify-center`}
        >
          {isOpen ? t("collapse") : t("expand", { count: lines.length - shown.length })}
          {isOpen ? <UpIcon size="xs" /> : <DownIcon size="xs" />}
        </button>
      )}
      <div className="mt-3">
        <SumList>
          {payable.deductions.map(({ kind, amount }) => (
            <SumRow
              key={kind}
              label={t(`deductions.${kind}`)}
              cents={-amount}
              currency={currency}
              why={t("reserved")}
            />
          ))}
          <SumSubtotal label={t("subtotal")} cents={payable.amount} currency={currency} />
        </SumList>
      </div>
      <QuotedRate preview={preview} />
      <Compared payable={payable} />
    </Card>
  );
}

interface LineNameProps {
  readonly line: Payable["lines"][number];
  readonly goods: Words | undefined;
}

/** Goods in the language of the page, as their order has them; what only the seller named is Chinese. */
function LineName({ line, goods }: LineNameProps) {
  const t = useTranslations("payment");
  const nameCharge = useChargeName();
  const isForeign = line.kind === "goods" || line.kind === "mainland_freight";
  const named = goods ? { ...line, name: goods.text } : line;
  const lang = goods ? goods.lang : isForeign ? originalLanguage : undefined;
  return (
    <span lang={lang} className="line-clamp-2 break-words">
      {nameLine(t, named, nameCharge)}
    </span>
  );
}

/** The titles of an order's goods, by line. The payment waits for none of them. */
function useTitles({ kind, order_tids }: Payable): ReadonlyMap<string, Words> {
  const say = useGoodsWords();
  const [tid = ""] = order_tids;
  const { data: order } = useQuery({ ...orderQuery(tid), enabled: kind === "order" });
  return new Map(
    order?.data.items.map(({ oid, item_id, i18n }) => [
      oid,
      // What somebody asked to be paid stays as they wrote it.
      item_id === "" ? { text: i18n.zh } : say(i18n),
    ]),
  );
}

/** How an order compares with what it was said to come to at the door, which a payment on behalf never was. */
function Compared({ payable: { kind, order_tids } }: Pick<OrderToPayProps, "payable">) {
  const [tid = ""] = order_tids;
  const { data: order } = useQuery({ ...orderQuery(tid), enabled: kind === "order" });
  if (kind !== "order" || (order && isOnBehalf(order.data))) return null;
  return <EstimateOrigin tid={tid} />;
}

/** The rate, how long it holds, and the yuan it turns into what is paid. [PAY-07] [PAY-16] */
function QuotedRate({ preview }: { readonly preview: Preview }) {
  const t = useTranslations("payment");
  const symbolOf = useSymbolOf();
  const { exchange_rate, quoted_until } = preview;
  if (!exchange_rate || !quoted_until) return null;
  return (
    <p className="mt-3 text-xs text-text-3 tabular-nums">
      {t("rate", { yuan: symbolOf("CNY"), amount: exchange_rate })} ·{" "}
      {t("rateUntil", { time: formatMinute(quoted_until) })} <RateNow quoted={exchange_rate} />
    </p>
  );
}
