import type { Product } from "@sampan/contract/goods/catalogue/product";
import { useTranslations } from "use-intl";
import { skuOf, type Quantities } from "./choice.ts";
import { QuantityStepper } from "./quantity-stepper.tsx";

interface SingleOptionProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly onQuantity: (itemId: string, quantity: number) => void;
}

/** Without options there is only a quantity. [AGNT-19] */
export function SingleOption({ product, quantities, onQuantity }: SingleOptionProps) {
  const t = useTranslations("options");
  const words = useTranslations("common");
  const sku = skuOf(product, {});
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3">
      <span>
        <span className="block font-[650]">{words("quantity")}</span>
        <span className="text-xs text-text-3 tabular-nums">
          {t("stock", { count: sku?.storage ?? 0 })}
        </span>
      </span>
      <QuantityStepper
        product={product}
        sku={sku}
        name={words("quantity")}
        quantity={quantities[sku?.item_id ?? ""] ?? 0}
        onQuantity={onQuantity}
      />
    </div>
  );
}
