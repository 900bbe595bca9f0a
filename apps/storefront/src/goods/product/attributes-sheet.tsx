import type { Product } from "@sampan/contract/goods/catalogue/product";
import { Sheet } from "@sampan/ui/sheet";
import { useTranslations } from "use-intl";
import { AttributesList } from "./attributes-list.tsx";

interface AttributesSheetProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** Details of the product in a sheet of their own. [AGNT-12] */
export function AttributesSheet({ product, onClose }: AttributesSheetProps) {
  const t = useTranslations("product");
  const words = useTranslations("common");
  return (
    <Sheet open onClose={onClose} title={t("attributesTitle")} closeLabel={words("close")}>
      <AttributesList product={product} />
    </Sheet>
  );
}
