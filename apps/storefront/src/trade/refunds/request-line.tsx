import type { RefundPreview } from "@sampan/contract/trade/refunds/refund-shapes";
import { formatAmount } from "@sampan/domain/kernel/money";
import { refundReasons } from "@sampan/domain/trade/refunds/refund-reasons";
import { Card } from "@sampan/ui/card";
import { SelectField } from "@sampan/ui/select-field";
import { Stepper } from "@sampan/ui/stepper";
import { useTranslations } from "use-intl";
import { OrderedGoodsRow, useOrderedWords } from "../../goods/cards/ordered-goods.tsx";
import type { AskableLine } from "./askable-lines.ts";
import type { DraftLine } from "./use-refund-draft.ts";

/** What customers choose from; that a seller has none is for the buyer to say. */
const offered = refundReasons.filter((reason) => reason !== "stock_out");

interface RequestLineProps {
  readonly line: AskableLine;
  readonly wish: DraftLine;
  readonly onChange: (wish: DraftLine) => void;
  /** What these pieces would come to, once it was reckoned. */
  readonly preview: RefundPreview | undefined;
  readonly error: string | undefined;
}

/** One line of a request: how many of it, and why; what cannot be asked for says why not. [REF-16] */
export function RequestLine({ line, wish, onChange, preview, error }: RequestLineProps) {
  const t = useTranslations("refunds.request");
  const words = useTranslations("refunds");
  const { name } = useOrderedWords(line.item);
  const { item, left, obstacle } = line;
  const isChosen = wish.num > 0;
  return (
    <Card as="section" aria-label={name}>
      <ul>
        <OrderedGoodsRow goods={item} count={words("times", { count: left })}>
          {obstacle && <p className="text-xs text-text-2">{t(`obstacles.${obstacle}`)}</p>}
        </OrderedGoodsRow>
      </ul>
      {!obstacle && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-text-2">{t("pieces", { left })}</span>
          <Stepper
            value={Math.min(wish.num, left)}
            maximum={left}
            onChange={(num) => onChange({ ...wish, num })}
            settle={(entered) => Math.min(left, Math.floor(Number(entered)) || 0)}
            labels={{
              quantity: t("quantity", { name }),
              decrease: t("fewer"),
              increase: t("more"),
            }}
          />
        </div>
      )}
      {isChosen && !obstacle && (
        <div className="mt-2">
          <SelectField
            label={t("reason")}
            placeholder={t("choose")}
            options={offered.map((value) => ({ value, label: words(`reasons.${value}`) }))}
            value={wish.reason}
            onChange={({ target }) => onChange({ ...wish, reason: target.value })}
            hint={preview?.is_return ? t("isReturn") : undefined}
            error={error}
          />
          {preview && (
            <p className="mt-2 flex flex-wrap justify-between gap-x-3 tabular-nums">
              {t("comesTo")}
              <b className="font-[650]">{formatAmount(preview.amount, preview.currency)}</b>
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
