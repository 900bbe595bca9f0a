import type { Product } from "@sampan/contract/goods/catalogue/product";
import { Sheet } from "@sampan/ui/sheet";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../translation/use-goods-words.ts";

interface AttributesSheetProps {
  readonly product: Product;
  readonly onClose: () => void;
}

/** What the seller says about the product, apart from what is chosen. [AGNT-12] */
export function AttributesSheet({ product, onClose }: AttributesSheetProps) {
  const t = useTranslations("product");
  const words = useTranslations("common");
  const say = useGoodsWords();
  const attributes = product.item_prop_list.filter(({ sku }) => !sku);
  return (
    <Sheet open onClose={onClose} title={t("attributesTitle")} closeLabel={words("close")}>
      <dl className="divide-y divide-line">
        {attributes.map(({ name, i18n, prop_value }) => {
          const label = say(i18n);
          return (
            <div key={name} className="grid grid-cols-[minmax(72px,2fr)_5fr] gap-x-4 py-2.5">
              <dt lang={label.lang} className="text-text-3">
                {label.text}
              </dt>
              <dd className="min-w-0 break-words">
                {prop_value.map((each) => say(each.i18n).text).join(t("rows.separator"))}
              </dd>
            </div>
          );
        })}
      </dl>
    </Sheet>
  );
}
