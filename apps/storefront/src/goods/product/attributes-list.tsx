import type { Product } from "@sampan/contract/goods/catalogue/product";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../translation/use-goods-words.ts";

/** What the seller says about the product, apart from what is chosen, and what one of it is counted in. [AGNT-12] [ITEM-10] */
export function AttributesList({ product }: { readonly product: Product }) {
  const t = useTranslations("product");
  const say = useGoodsWords();
  const attributes = product.item_prop_list.filter(({ sku }) => !sku);
  const rows = attributes.map(({ name, i18n, prop_value }) => ({
    name,
    label: say(i18n),
    values: prop_value.map((each) => say(each.i18n).text).join(t("rows.separator")),
  }));
  const unit = { name: "unit", label: { text: t("unit") }, values: say({ zh: product.unit }).text };
  return (
    <dl className="divide-y divide-line">
      {[...rows, unit].map(({ name, label, values }) => (
        <div key={name} className="grid grid-cols-[minmax(72px,2fr)_5fr] gap-x-4 py-2.5">
          <dt lang={"lang" in label ? label.lang : undefined} className="text-text-3">
            {label.text}
          </dt>
          <dd className="min-w-0 break-words">{values}</dd>
        </div>
      ))}
    </dl>
  );
}
