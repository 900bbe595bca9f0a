import { callApi } from "@sampan/client/call-api";
import { acceptChoice, declineChoice } from "@sampan/contract/trade/orders/choice-questions";
import type { ChoiceQuestion } from "@sampan/contract/trade/orders/choice-question";
import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow } from "../../goods/cards/ordered-goods.tsx";
import { pathTo } from "../../paths.ts";
import { AskingButton } from "../../shell/asking-button.tsx";
import { OrderGoodsRow } from "../orders/order-goods-row.tsx";
import { forgetOrders } from "../orders/order-queries.ts";

/**
 * On an order's page, above everything else: what a seller has in place of an option that is gone, what it costs, and
 * both answers with what follows from each, and from none.
 */
export function ChoiceQuestions({ order }: { readonly order: Order }) {
  return order.choices.map((question) => (
    <Question key={question.key} question={question} order={order} />
  ));
}

interface QuestionProps {
  readonly question: ChoiceQuestion;
  readonly order: Order;
}

function Question({ question, order }: QuestionProps) {
  const t = useTranslations("priceChanges.choice");
  const item = order.items.find(({ oid }) => oid === question.oid);
  if (!item) return null;
  const wordsOf = (answer: "accepting" | "declining") => ({
    ask: t(`${answer}.ask`),
    title: t(`${answer}.title`),
    body: t(`${answer}.body`),
    confirm: t(`${answer}.confirm`),
    keep: t(`${answer}.keep`),
    done: t(`${answer}.done`),
  });
  const other = { ...item, props_i18n: question.props_i18n, image: question.image || item.image };
  return (
    <Card as="section" aria-label={t("title")}>
      <h2 className="text-md font-[650]">{t("title")}</h2>
      <h3 className="mt-3 mb-1 text-xs font-semibold text-text-2">{t("ordered")}</h3>
      <ul>
        <OrderGoodsRow item={item} />
      </ul>
      <h3 className="mt-3 mb-1 text-xs font-semibold text-text-2">{t("instead")}</h3>
      <ul>
        <OrderedGoodsRow goods={{ ...other, ordered_props_i18n: null }}>
          <Cost question={question} order={order} />
        </OrderedGoodsRow>
      </ul>
      <p className="mt-3 text-text-2">{t("deadline", { time: formatMinute(question.due_at) })}</p>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <AskingButton
          words={wordsOf("declining")}
          act={() => callApi(declineChoice, { key: question.key }, { asksLogin: true })}
          forget={forgetOrders}
        />
        {question.child_tid === "" ? (
          <AskingButton
            variant="action"
            words={wordsOf("accepting")}
            act={() => callApi(acceptChoice, { key: question.key }, { asksLogin: true })}
            forget={forgetOrders}
          />
        ) : (
          <Link
            {...pathTo.payment(question.child_tid)}
            className={buttonLook({ variant: "action" })}
          >
            {t("pay", { amount: formatAmount(question.amount, order.currency) })}
          </Link>
        )}
      </div>
    </Card>
  );
}

function Cost({ question: { amount, returns }, order: { currency } }: QuestionProps) {
  const t = useTranslations("priceChanges.choice");
  if (amount > 0)
    return (
      <p className="font-[650] tabular-nums">
        {t("dearer", { amount: formatAmount(amount, currency) })}
      </p>
    );
  if (returns > 0)
    return (
      <p className="text-ok tabular-nums">
        {t("cheaper", { amount: formatAmount(returns, currency) })}
      </p>
    );
  return <p className="text-text-2">{t("same")}</p>;
}
