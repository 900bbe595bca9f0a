import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import { nextTier } from "@sampan/domain/kernel/quantity";
import { Amount } from "@sampan/ui/amount";
import { Chip } from "@sampan/ui/chip";
import { Thumb } from "@sampan/ui/picture";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../cards/picture-address.ts";
import { useRate } from "../../sums/use-rate.ts";
import { OriginalsToggle } from "../translation/originals-toggle.tsx";
import {
  skusUnder,
  stepOf,
  tiersOf,
  totalOf,
  unitPrice,
  type Picks,
  type Quantities,
} from "./choice.ts";

interface OptionHeadProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly picks: Picks;
}

/** What is being chosen, its price at the quantity so far, and how many are missing to the next tier. */
export function OptionHead({ product, quantities, picks }: OptionHeadProps) {
  const t = useTranslations("options");
  const rate = useRate();
  const shown = skusUnder(product, picks)[0] ?? product.item_sku_list[0];
  const price = shown ? unitPrice(product, shown, totalOf(quantities)) : product.price_real;
  const step = stepOf(product);
  return (
    <div className="flex items-start gap-3.5 pb-1">
      <Thumb
        size="lg"
        src={pictureAddress(shown?.image || (product.item_images[0] ?? ""), 240)}
        alt=""
        isEager
        className="max-[359px]:size-16"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Amount cents={price} currency="CNY" size="md" isPrice />
          <span className="text-xs whitespace-nowrap text-text-2 tabular-nums">
            {formatAmount(rate.convert(price), rate.currency)}
          </span>
        </div>
        <TierHint product={product} quantities={quantities} />
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {product.minimum_batch > 1 && (
            <Chip>{t("minimum", { count: product.minimum_batch })}</Chip>
          )}
          {step > 1 && <Chip>{t("step", { count: step })}</Chip>}
          <Chip>{t("stock", { count: product.storage })}</Chip>
          <OriginalsToggle className="ml-auto" />
        </div>
      </div>
    </div>
  );
}

function TierHint({ product, quantities }: Omit<OptionHeadProps, "picks">) {
  const t = useTranslations("options");
  const [first, ...higher] = tiersOf(product);
  if (!first || higher.length === 0) return null;
  // The first tier is the price people start with, and nothing to work towards.
  const next = nextTier(higher, totalOf(quantities));
  return (
    <p className="mt-0.5 text-xs text-text-2 tabular-nums">
      {next
        ? t("nextTier", {
            from: next.tier.from,
            price: formatAmount(next.tier.price, "CNY"),
            missing: next.missing,
          })
        : t("lowestTier")}
    </p>
  );
}
