import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount, multiply } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { OrderGoodsRow } from "../orders/order-goods-row.tsx";
import { DeclineRise } from "./decline-rise.tsx";
import { openQuestionsOf, type PriceQuestion } from "./open-questions.ts";

/**
 * On an order's page, above everything else: what a seller asks more for, what it comes to, and both answers with what
 * follows from each, and from none. [ORD-40]
 */
export function PriceQuestions({ order }: { readonly order: Order }) {
  return openQuestionsOf(order).map((question) => (
    <Question key={question.child_tid} question={question} order={order} />
  ));
}

function Question({
  question,
  order,
}: {
  readonly question: PriceQuestion;
  readonly order: Order;
}) {
  const t = useTranslations("priceChanges");
  const { child_tid, item, paid_price, price, pieces, amount, due_at } = question;
  const asked = formatAmount(amount, order.currency);
  const yuan = (cents: number) => formatAmount(cents, "CNY");
  return (
    <Card as="section" aria-label={t("title")}>
      <h2 className="text-md font-[650]">{t("title")}</h2>
      <ul className="mt-3">
        <OrderGoodsRow item={item} />
      </ul>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 tabular-nums">
        <dt className="text-text-2">{t("before")}</dt>
        <dd className="text-right">{yuan(paid_price)}</dd>
        <dt className="text-text-2">{t("now")}</dt>
        <dd className="text-right">{yuan(price)}</dd>
        <dt className="text-text-2">{t("difference", { pieces })}</dt>
        <dd className="text-right">{yuan(multiply(price - paid_price, pieces))}</dd>
        <dt className="font-[650]">{t("toPay")}</dt>
        <dd className="text-right font-[650]">{asked}</dd>
      </dl>
      <p className="mt-3 text-text-2">{t("deadline", { time: formatMinute(due_at) })}</p>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <DeclineRise child_tid={child_tid} />
        <Link {...pathTo.payment(child_tid)} className={buttonLook({ variant: "action" })}>
          {t("pay", { amount: asked })}
        </Link>
      </div>
    </Card>
  );
}
