import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { shownTotal } from "@sampan/domain/trade/refunds/refund-bits";
import { Card } from "@sampan/ui/card";
import { Chip, type Tone } from "@sampan/ui/chip";
import { formatMinute } from "@sampan/ui/format/dates";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { itemsOfSeller } from "./items-of-seller.ts";
import { RateOrigin } from "./rate-origin.tsx";
import { balancesDueOf, usedInPayment, type BalanceDueToShow } from "./payments-of.ts";

const toneOfBalanceDue = {
  pending: "action",
  paying: "brand",
  succeeded: "ok",
} as const satisfies Record<BalanceDueToShow["state"], Tone>;

/** What was paid, at which rate and with what, what is still asked, and what came back. [ORD-07] [MONEY-12] */
export function OrderPayments({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  return (
    <Card as="section">
      <h2 className="mb-3 font-[650]">{t("payments")}</h2>
      <ul className="stack">
        <FirstPayment order={order} />
        {balancesDueOf(order).map((supplement) => (
          <BalanceDueRow
            key={supplement.tid || supplement.cdate}
            supplement={supplement}
            currency={order.currency}
          />
        ))}
        <RefundedRow order={order} />
        {order.no_item_refund_list.map(({ amount, cdate }) => (
          <PaymentRow
            key={cdate}
            title={t("surplus")}
            note={formatMinute(cdate)}
            amount={formatAmount(-amount, order.currency)}
            isBack
          />
        ))}
      </ul>
    </Card>
  );
}

function FirstPayment({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const { pay_time, pay_info, currency } = order;
  const paid = order.timeline.find(({ stage }) => stage === "first_paid")?.figures["amount"];
  if (pay_time === "") return null;
  const { bonus, coupon, points } = usedInPayment(order);
  const money = (cents: number): string => formatAmount(cents, currency);
  const notes = [
    formatMinute(pay_time),
    pay_info.exchange_rate && t("rateKept", { rate: pay_info.exchange_rate }),
    coupon > 0 && t("usedCoupon", { amount: money(coupon) }),
    bonus > 0 && t("usedBonus", { amount: money(bonus) }),
    points > 0 && t("usedPoints", { amount: money(points) }),
  ].filter(Boolean);
  return (
    <PaymentRow
      title={t(order.pay_mode === "once" ? "onlyPayment" : "firstPayment")}
      note={notes.join(" · ")}
      more={pay_info.exchange_rate ? <RateOrigin tid={order.tid} /> : null}
      amount={money(typeof paid === "number" ? paid : order.sums.first_instalment)}
    />
  );
}

/** What came back of goods and their fees, by all refunds together. [REF-13] */
function RefundedRow({ order }: { readonly order: Order }) {
  const t = useTranslations("orders");
  const items = order.sell_order_list.flatMap(itemsOfSeller);
  const { total, refunded } = shownTotal(order.pay_real, items);
  if (refunded === 0) return null;
  return (
    <PaymentRow
      title={t("refundedTotal")}
      note={t("refundedOf", { amount: formatAmount(total, order.currency) })}
      amount={formatAmount(-refunded, order.currency)}
      isBack
    />
  );
}

interface BalanceDueRowProps {
  readonly supplement: BalanceDueToShow;
  readonly currency: Order["currency"];
}

/** Under its own number, with the yuan that goods cost more. [ORD-86] */
function BalanceDueRow({ supplement, currency }: BalanceDueRowProps) {
  const t = useTranslations("orders");
  const { tid, kind, state, cents, yuan, cdate, reason } = supplement;
  const notes = [tid, formatMinute(cdate), reason, yuan > 0 && formatAmount(yuan, "CNY")];
  return (
    <PaymentRow
      title={
        <>
          {t(kind === "freight" ? "freightSupplement" : "goodsSupplement")}{" "}
          <Chip tone={toneOfBalanceDue[state]} className="ml-1 align-middle">
            {t(`supplementStates.${state}`)}
          </Chip>
        </>
      }
      note={notes.filter(Boolean).join(" · ")}
      amount={formatAmount(cents, currency)}
    />
  );
}

interface PaymentRowProps {
  readonly title: ReactNode;
  readonly note: string;
  readonly more?: ReactNode;
  readonly amount: string;
  readonly isBack?: boolean;
}

const PaymentRow = ({ title, note, more, amount, isBack = false }: PaymentRowProps) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-3">
    <div className="min-w-0 flex-1 basis-36">
      <p>{title}</p>
      <p className="text-xs text-text-3 tabular-nums">{note}</p>
      {more}
    </div>
    <span className={`whitespace-nowrap tabular-nums ${isBack ? "text-ok" : ""}`}>{amount}</span>
  </li>
);
