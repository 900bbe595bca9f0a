import { originalLanguage } from "@sampan/domain/kernel/language";
import type { Product } from "@sampan/contract/goods/catalogue/product";
import { wordsIn } from "@sampan/locales/words-in";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { FactoryIcon } from "@sampan/ui/icons-places";
import { List } from "@sampan/ui/list-row";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { chosenLines, dimensionsOf, type Quantities } from "../options/choice.ts";
import { ownShop } from "../cards/goods-link.tsx";
import { nameOfSku } from "../options/name-of-sku.ts";
import { pathTo } from "../../paths.ts";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import { useTransportWords } from "./use-transport-words.ts";

/** Rendered by the server with the page; the browser takes it over when everything else stands. */
const WayWords = lazy(async () => ({
  default: (await import("../shippability/way-words.tsx")).WayWords,
}));

interface ProductRowsProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly onOptions: () => void;
  readonly onAttributes: () => void;
  readonly onFreight: () => void;
  readonly onShipping: () => void;
}

/** Options, details, shipping and shop, each in one line that opens. [AGNT-12] [AGNT-13] [AGNT-31] */
export function ProductRows(props: ProductRowsProps) {
  const { product, quantities } = props;
  const t = useTranslations("product.rows");
  const say = useGoodsWords();
  const transports = useTransportWords(product);
  const shippability = useTranslations("shippability");
  const attributes = product.item_prop_list.filter(({ sku }) => !sku);
  return (
    <List>
      <ProductRow name={t("options")} onOpen={props.onOptions}>
        <ChosenOptions product={product} quantities={quantities} />
      </ProductRow>
      {attributes.length > 0 && (
        <ProductRow name={t("attributes")} onOpen={props.onAttributes}>
          {attributes
            .slice(0, 4)
            .map(({ prop_value }) => valuesIn(say, prop_value, t("separator")))
            .join(" · ")}
        </ProductRow>
      )}
      <ProductRow name={t("shipping")} onOpen={props.onFreight}>
        {transports}
      </ProductRow>
      <ProductRow name={shippability("row")} onOpen={props.onShipping}>
        <Suspense>
          <WayWords goods={product} />
        </Suspense>
      </ProductRow>
      {product.shop && (
        <li>
          {product.platform === ownShop ? (
            <Link
              {...pathTo.ownGoods({ shopId: product.shop.id })}
              className={`${lineLook} active:bg-surface-2`}
            >
              <ShopRow shop={product.shop} />
              <ForwardIcon size="sm" className="flex-none text-text-3" />
            </Link>
          ) : (
            <div className={lineLook}>
              <ShopRow shop={product.shop} />
            </div>
          )}
        </li>
      )}
    </List>
  );
}

/** What is chosen so far; until then what there is to choose from. [AGNT-13] */
function ChosenOptions({ product, quantities }: Pick<ProductRowsProps, "product" | "quantities">) {
  const t = useTranslations("options");
  const words = useTranslations("product.rows");
  const say = useGoodsWords();
  const chosen = chosenLines(product, quantities);
  if (chosen.length > 0)
    return chosen
      .map(({ sku, num }) =>
        t("chosen", {
          name: nameOfSku(product, sku, say) || words("options"),
          count: num,
        }),
      )
      .join(words("separator"));
  const dimensions = dimensionsOf(product);
  if (dimensions.length === 0) return words("choose");
  return dimensions
    .map(({ prop_value }) => valuesIn(say, prop_value, words("separator")))
    .join(" · ");
}

const valuesIn = (
  say: ReturnType<typeof useGoodsWords>,
  values: Product["item_prop_list"][number]["prop_value"],
  separator: string,
): string => values.map(({ i18n }) => say(i18n).text).join(separator);

const lineLook = "flex w-full min-h-13 items-center gap-3 px-4 py-2.5 text-left";
const nameLook = "min-w-10 flex-none text-text-3 lang-th:min-w-19";

interface ProductRowProps {
  readonly name: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const ProductRow = ({ name, onOpen, children }: ProductRowProps) => (
  <li>
    <button type="button" onClick={onOpen} className={`${lineLook} active:bg-surface-2`}>
      <span className={nameLook}>{name}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <ForwardIcon size="sm" className="flex-none text-text-3" />
    </button>
  </li>
);

function ShopRow({ shop }: { shop: NonNullable<Product["shop"]> }) {
  const t = useTranslations("product");
  const { text, lang } = wordsIn(useLocale(), shop.i18n);
  return (
    <>
      <span className={nameLook}>
        <FactoryIcon size="sm" />
        <span className="sr-only">{t("rows.shop")}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span lang={lang} className="block font-semibold">
          {text}
        </span>
        <span lang={originalLanguage} className="block text-xs text-text-3">
          {[shop.is_factory && t("factory"), shop.city].filter(Boolean).join(" · ")}
        </span>
      </span>
    </>
  );
}
