import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount, multiply, sum } from "@sampan/domain/kernel/money";
import { tierPrice } from "@sampan/domain/kernel/quantity";
import { BoxIcon, ForwardIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";
import { useRate } from "../../sums/use-rate.ts";
import { sumsOf, tiersOf, totalOf, type Quantities } from "../options/choice.ts";

interface ArrivalPriceProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly onOpen: () => void;
}

/**
 * What is paid until the goods lie in our warehouse, for what is chosen or the least one can buy, with its
 * sum. What comes after is told, not guessed. A tap explains the legs of freight.
 */
export function ArrivalPrice({ product, quantities, onOpen }: ArrivalPriceProps) {
  const t = useTranslations("product.arrival");
  const rate = useRate();
  const { count, yuan, converted } = useGoods(product, quantities);
  const freight = product.mainland_freight;
  const arrived = sum([converted, rate.convert(freight)]);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-card bg-action-soft py-3 pr-3 pl-4 text-left"
    >
      <span className="grid size-9 flex-none place-items-center rounded-full bg-action text-on-action max-[279px]:hidden">
        <BoxIcon size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-2 font-semibold">
          <span>{t("title")}</span>
          <span className="tabular-nums">
            {t("amount", { count, amount: formatAmount(arrived, rate.currency) })}
          </span>
        </span>
        <span className="block text-xs text-text-2 tabular-nums">
          {t("why", {
            goods: formatAmount(yuan, "CNY"),
            freight: formatAmount(freight, "CNY"),
          })}
          <br />
          {t("later")}
        </span>
      </span>
      <ForwardIcon size="sm" className="flex-none" />
    </button>
  );
}

function useGoods(product: Product, quantities: Quantities) {
  const rate = useRate();
  const chosen = totalOf(quantities);
  if (chosen > 0) return { count: chosen, ...sumsOf(product, quantities, rate.convert) };
  const count = product.minimum_batch;
  const yuan = multiply(tierPrice(tiersOf(product), count) ?? product.price_real, count);
  return { count, yuan, converted: rate.convert(yuan) };
}
