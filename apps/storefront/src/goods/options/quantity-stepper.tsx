import type { Product } from "@sampan/contract/goods/catalogue/product";
import { largestQuantity, snapQuantity } from "@sampan/domain/kernel/quantity";
import { Stepper } from "@sampan/ui/stepper";
import { useTranslations } from "use-intl";
import { boundsOf, type Sku } from "./choice.ts";

interface QuantityStepperProps {
  readonly product: Product;
  /** Absent while the choice is not complete: then nothing can be entered. */
  readonly sku: Sku | undefined;
  readonly name: string;
  readonly quantity: number;
  readonly onQuantity: (itemId: string, quantity: number) => void;
}

/** Pieces of one sku, in whole batch steps up to the stock. [SKU-06] [SKU-09] [SKU-10] [AGNT-26] */
export function QuantityStepper({
  product,
  sku,
  name,
  quantity,
  onQuantity,
}: QuantityStepperProps) {
  const t = useTranslations("options");
  const bounds = sku ? boundsOf(product, sku) : { step: 1, stock: 0 };
  return (
    <Stepper
      value={quantity}
      onChange={(next) => sku && onQuantity(sku.item_id, next)}
      step={bounds.step}
      maximum={largestQuantity(bounds)}
      settle={(entered) => snapQuantity(entered, bounds)}
      labels={{
        quantity: t("quantityOf", { name }),
        decrease: t("decrease", { name }),
        increase: t("increase", { name }),
      }}
    />
  );
}
