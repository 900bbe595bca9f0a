import type { Product } from "@sampan/contract/goods/catalogue/product";
import { useDebounced } from "@sampan/client/use-debounced";
import { chosenLines, type Quantities } from "../../goods/options/choice.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { SellerRecord } from "../shop-records/seller-record.tsx";
import { DoorPriceRow } from "./door-price-row.tsx";

interface ChosenAtDoorProps {
  readonly product: Product;
  readonly quantities: Quantities;
}

/** What is chosen of one product, at the door: asked for once the hand rests. And how its seller has served others. */
export function ChosenAtDoor({ product, quantities }: ChosenAtDoorProps) {
  const { debounce_ms } = useConfiguration().limits;
  const rested = useDebounced(quantities, debounce_ms);
  const lines = chosenLines(product, rested).map(({ sku, num }) => ({
    item_id: sku.item_id,
    num,
  }));
  return (
    <>
      {lines.length > 0 && <DoorPriceRow asked={{ lines }} />}
      {product.shop && <SellerRecord shopId={product.shop.id} />}
    </>
  );
}
