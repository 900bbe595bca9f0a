import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import { Amount } from "@sampan/ui/amount";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { ownShop } from "../cards/goods-link.tsx";
import { type Rate, useRate } from "../../sums/use-rate.ts";

/** One price, or from the lowest to the highest, in yuan and converted. [AGNT-09] [AGNT-11] */
export function ProductPrice({ product }: { product: Product }) {
  const t = useTranslations("product");
  const rate = useRate();
  const { price_real, min_price, max_price } = product;
  const comparison = comparisonOf(product, rate);
  const money = (yuan: number): string => formatAmount(rate.convert(yuan), rate.currency);
  const converted = (
    <Link {...pathTo.rate} className="tap text-md tabular-nums">
      {product.priceSection ? `${money(min_price)} – ${money(max_price)}` : money(price_real)}
    </Link>
  );
  if (product.priceSection)
    return (
      <div>
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-price">
          <Amount cents={min_price} currency="CNY" size="lg" isPrice />
          <span className="text-lg font-[650]">–</span>
          <Amount cents={max_price} currency="CNY" size="lg" isPrice />
        </p>
        {converted}
      </div>
    );
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <Amount cents={price_real} currency="CNY" size="lg" isPrice />
      {converted}
      <span className="flex-1" />
      {comparison !== undefined && (
        <s className="text-xs whitespace-nowrap text-text-3 tabular-nums">
          {formatAmount(comparison, "CNY")}
        </s>
      )}
      {product.month_sold > 0 && (
        <span className="text-xs text-text-3 tabular-nums">
          {t("sold", { count: product.month_sold })}
        </span>
      )}
    </p>
  );
}

/** With what they cost before a promotion or a campaign; our own goods otherwise with nothing. [OWN-07] [CHK-24] */
function comparisonOf(
  { platform, price, price_real, activity_price }: Product,
  { compare }: Rate,
): number | undefined {
  if (activity_price > 0) return price;
  return platform === ownShop ? undefined : compare(price_real);
}
