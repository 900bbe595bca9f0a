import type { Product } from "@sampan/contract/goods/catalogue/product";
import { ActionBar, BarSpace } from "@sampan/ui/bars";
import { Button } from "@sampan/ui/button";
import { Spinner } from "@sampan/ui/spinner";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { totalOf, type Quantities } from "../options/choice.ts";
import type { Purpose } from "../options/option-foot.tsx";
import { isRefused } from "../shippability/ways-of.ts";
import { usePullDown } from "../../shell/use-pull-down.ts";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import { ArrivalPrice } from "./arrival-price.tsx";
import { DescriptionSection } from "./description-section.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductNotices } from "./product-notices.tsx";
import { ProductPrice } from "./product-price.tsx";
import { ProductRows } from "./product-rows.tsx";
import { ProductTitle } from "./product-title.tsx";
import { TierPrices } from "./tier-prices.tsx";

const AttributesSheet = lazy(async () => ({
  default: (await import("./attributes-sheet.tsx")).AttributesSheet,
}));
const TradeWordNotice = lazy(async () => ({
  default: (await import("../translation/trade-word-notice.tsx")).TradeWordNotice,
}));
const CampaignLine = lazy(async () => ({
  default: (await import("./campaign-line.tsx")).CampaignLine,
}));
const FreightSheet = lazy(async () => ({
  default: (await import("./freight-sheet.tsx")).FreightSheet,
}));

const ShippingSheet = lazy(async () => ({
  default: (await import("../shippability/shipping-sheet.tsx")).ShippingSheet,
}));

export interface ShownProduct {
  readonly product: Product;
  readonly originalUrl: string | undefined;
  /** Reads the product anew. */
  readonly onReload: () => void;
}

/** What somebody is choosing, on the way to the cart or straight to an order. */
export interface Choosing {
  readonly product: Product;
  readonly purpose: Purpose;
  readonly quantities: Quantities;
  readonly onChange: (quantities: Quantities) => void;
  readonly onClose: () => void;
}

interface ProductPageProps extends ShownProduct {
  /** The way to the cart, over the pictures. */
  readonly cartLink: ReactNode;
  /** The sheet of options, which knows where a choice goes. */
  readonly choose: (choosing: Choosing) => ReactNode;
}

type Opened = Purpose | "attributes" | "freight" | "shipping";

/** A product of our own shop or of a marketplace. Visitors may open all of it. [AGNT-34] */
export function ProductPage({
  product,
  originalUrl,
  onReload,
  cartLink,
  choose,
}: ProductPageProps) {
  const title = useGoodsWords()(product.i18n);
  const [opened, setOpened] = useState<Opened>();
  const [quantities, setQuantities] = useState<Quantities>({});
  const close = (): void => setOpened(undefined);
  return (
    <main id="content" className="wide-page product relative" data-pulls-down>
      <Reload onReload={onReload} />
      <ProductGallery product={product} title={title.text} cartLink={cartLink} />
      <div className="buy stack relative -mt-5 gap-4 rounded-t-sheet bg-canvas px-(--gutter) pt-4 pb-8">
        <section className="stack gap-2">
          <ProductPrice product={product} />
          {product.campaign && (
            <Suspense>
              <CampaignLine campaign={product.campaign} />
            </Suspense>
          )}
          <ProductTitle product={product} originalUrl={originalUrl} />
          <ProductNotices product={product} />
          {product.trade_words && (
            <Suspense>
              <TradeWordNotice words={product.trade_words} />
            </Suspense>
          )}
          <TierPrices product={product} chosen={totalOf(quantities)} />
        </section>
        <div className="door">
          <ArrivalPrice
            product={product}
            quantities={quantities}
            onOpen={() => setOpened("freight")}
          />
          <ProductActions product={product} onOpen={setOpened} />
        </div>
        <ProductRows
          product={product}
          quantities={quantities}
          onOptions={() => setOpened("choose")}
          onAttributes={() => setOpened("attributes")}
          onFreight={() => setOpened("freight")}
          onShipping={() => setOpened("shipping")}
        />
        <DescriptionSection product={product} />
      </div>
      <BarSpace />
      <Suspense>
        {opened === "attributes" && <AttributesSheet product={product} onClose={close} />}
        {opened === "freight" && <FreightSheet product={product} onClose={close} />}
        {opened === "shipping" && <ShippingSheet goods={product} onClose={close} />}
        {(opened === "choose" || opened === "add" || opened === "buy") &&
          choose({
            product,
            purpose: opened,
            quantities,
            onChange: setQuantities,
            onClose: close,
          })}
      </Suspense>
    </main>
  );
}

/** Pulled down from its top the page is read anew. [AGNT-29] [AGNT-30] */
function Reload({ onReload }: Pick<ShownProduct, "onReload">) {
  const t = useTranslations("product");
  return (
    usePullDown(onReload) && (
      <p
        role="status"
        className="fixed inset-x-0 top-4 z-6 mx-auto flex w-fit items-center gap-2 rounded-full bg-surface px-4 py-2 text-brand shadow-card"
      >
        <Spinner />
        {t("release")}
      </p>
    )
  );
}

interface ProductActionsProps {
  readonly product: Product;
  readonly onOpen: (purpose: Purpose) => void;
}

/** The two ways to buy. What is off sale or sold out keeps its buttons, switched off with the reason. [AGNT-16] */
function ProductActions({ product, onOpen }: ProductActionsProps) {
  const t = useTranslations("product");
  const options = useTranslations("options");
  const shippability = useTranslations("shippability");
  const refusal = !product.is_on_sale
    ? t("offSale")
    : product.storage === 0
      ? options("soldOut")
      : isRefused(product)
        ? shippability("refusedBar")
        : undefined;
  return (
    <ActionBar label={t("bar")}>
      <span className="min-w-0 flex-[1_1_3rem] text-xs text-text-3 tabular-nums">
        {refusal ?? t("minimum", { count: product.minimum_batch })}
      </span>
      {/* Together: where long words leave no room beside the fact, both go to a line of their own. */}
      <div className="flex flex-auto flex-wrap gap-2 *:flex-auto *:px-4">
        <Button variant="line" disabled={refusal !== undefined} onClick={() => onOpen("buy")}>
          {t("buy")}
        </Button>
        <Button variant="action" disabled={refusal !== undefined} onClick={() => onOpen("add")}>
          {t("add")}
        </Button>
      </div>
    </ActionBar>
  );
}
