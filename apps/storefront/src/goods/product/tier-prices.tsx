import type { Product } from "@sampan/contract/goods/catalogue/product";
import { formatAmount } from "@sampan/domain/kernel/money";
import type { PriceTier } from "@sampan/domain/kernel/quantity";
import { useTranslations } from "use-intl";
import { tiersOf } from "../options/choice.ts";

interface TierPricesProps {
  readonly product: Product;
  /** Pieces chosen so far: the tier they reach is marked. */
  readonly chosen: number;
}

/** What each piece costs from which quantity on. [AGNT-10] */
export function TierPrices({ product, chosen }: TierPricesProps) {
  const t = useTranslations("product.tiers");
  const tiers = tiersOf(product);
  if (tiers.length === 0) return null;
  const reached = Math.max(
    0,
    tiers.findLastIndex(({ from }) => from <= chosen),
  );
  return (
    <ul
      aria-label={t("label")}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(96px,100%),1fr))] gap-2"
    >
      {tiers.map((tier, position) => (
        <li
          key={tier.from}
          aria-current={position === reached ? "true" : undefined}
          className="grid justify-items-center rounded-[10px] bg-surface-2 px-1 py-1.5 text-center text-text-2 tabular-nums aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft aria-[current]:shadow-[inset_0_0_0_1.5px_var(--brand)]"
        >
          <span className="font-semibold">{formatAmount(tier.price, "CNY")}</span>
          <span className="text-xs">
            <TierBound tier={tier} next={tiers[position + 1]} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function TierBound({ tier: { from }, next }: { tier: PriceTier; next: PriceTier | undefined }) {
  const t = useTranslations("product.tiers");
  if (!next) return t("open", { from });
  return next.from === from + 1 ? t("exact", { from }) : t("range", { from, to: next.from - 1 });
}
