import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { Button } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import { useRate } from "../../sums/use-rate.ts";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { sumsOf, totalOf, type Quantities } from "./choice.ts";

/** What the sheet was opened for: its one step, or both where it was opened to look. */
export type Purpose = "choose" | "add" | "buy";

export interface OptionFootProps {
  readonly product: Product;
  readonly purpose: Purpose;
  readonly quantities: Quantities;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onBuy: () => void;
}

/** What the choice comes to, and the step the sheet was opened for. */
export function OptionFoot({
  product,
  purpose,
  quantities,
  isBusy,
  onAdd,
  onBuy,
}: OptionFootProps) {
  const t = useTranslations("options");
  const words = useTranslations("product");
  const rate = useRate();
  const total = totalOf(quantities);
  const { yuan, converted } = sumsOf(product, quantities, rate.convert);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 flex-auto" role="status">
        <p className="text-xs text-text-2 tabular-nums">
          {total > 0 ? t("total", { count: total }) : t("none")}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Amount cents={yuan} currency="CNY" size="md" isPrice />
          <span className="text-xs whitespace-nowrap text-text-2 tabular-nums">
            {formatAmount(converted, rate.currency)}
          </span>
        </p>
      </div>
      {purpose === "choose" && (
        <Button variant="line" onClick={onBuy} className="flex-auto px-4">
          {words("buy")}
        </Button>
      )}
      {purpose === "buy" ? (
        <Button variant="action" onClick={onBuy}>
          {words("buy")}
        </Button>
      ) : (
        <Button variant="action" busy={isBusy} onClick={onAdd} className="flex-auto">
          {words("add")}
        </Button>
      )}
    </div>
  );
}
