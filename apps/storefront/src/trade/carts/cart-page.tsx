import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { buttonLook } from "@sampan/ui/button";
import { BarSpace } from "@sampan/ui/bars";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { ActivityNotice } from "./activity-notice.tsx";
import { CartBar } from "./cart-bar.tsx";
import { cartQuery } from "./cart-query.ts";
import { CartShopCard } from "./cart-shop-card.tsx";
import { totalsByProduct } from "./cart-sums.ts";
import { choosable, type Chosen } from "./chosen-lines.ts";
import type { OpenCart } from "./open-cart.ts";
import { loadCode } from "../../shell/load-code.ts";
import { useCheckOut } from "./use-check-out.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";

const DoorPriceRow = lazy(async () => ({
  default: (await loadCode(() => import("../door-price/door-price-row.tsx"))).DoorPriceRow,
}));
const ClearCart = lazy(async () => ({ default: (await import("./clear-cart.tsx")).ClearCart }));

interface CartPageProps {
  readonly cart: OpenCart;
  /** A visitor's lines wait on the device, and settling leads to log-in. [CART-08] */
  readonly isVisitor: boolean;
}

/** What was put aside, shop by shop; what is checked can be ordered, or removed. [RT-54] [CART-01] */
export function CartPage({ cart, isVisitor }: CartPageProps) {
  const t = useTranslations("cart");
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [isManaging, setManaging] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const checkOut = useCheckOut(isVisitor);
  const items = cart.shops.flatMap(({ item_list }) => item_list);
  const checked = items.filter(({ cart_id }) => chosen.has(cart_id));
  if (items.length === 0) return <EmptyCart />;
  return (
    <main id="content" className="wide-page cart">
      <CartHeader
        kinds={items.length}
        pieces={items.reduce((pieces, { num }) => pieces + num, 0)}
        isManaging={isManaging}
        onManage={() => {
          setManaging(!isManaging);
          setChosen(new Set());
        }}
      />
      <ReadAnew of={cartQuery} className="stack px-(--gutter) pt-1 pb-8">
        {isVisitor && <p className="text-xs text-text-2">{t("visitor")}</p>}
        {checked.some(({ campaign }) => campaign !== undefined) && (
          <ActivityNotice chosen={checked} />
        )}
        {cart.shops.map((shop) => (
          <CartShopCard
            key={shop.shop.id}
            shop={shop}
            chosen={chosen}
            totals={totalsByProduct(checked)}
            isManaging={isManaging}
            onChoose={setChosen}
            onQuantity={cart.setQuantity}
          />
        ))}
        {!isManaging && <DoorEstimate chosen={checked} />}
      </ReadAnew>
      <BarSpace />
      <CartBar
        items={choosable(items, isManaging)}
        chosen={chosen}
        isManaging={isManaging}
        isVisitor={isVisitor}
        isBusy={cart.isRemoving}
        onChoose={setChosen}
        onCheckOut={() => checkOut(items, chosen)}
        onRemove={() => cart.remove(chosen, () => setChosen(new Set()))}
        onClear={() => setClearing(true)}
      />
      {isClearing && (
        <Suspense>
          <ClearCart
            count={items.length}
            isBusy={cart.isRemoving}
            onClear={() => cart.clear(() => setClearing(false))}
            onClose={() => setClearing(false)}
          />
        </Suspense>
      )}
    </main>
  );
}

/** What is checked, at the door by the cheapest way. */
const DoorEstimate = ({ chosen }: { readonly chosen: readonly CartItem[] }) =>
  chosen.length > 0 && (
    <Suspense>
      <DoorPriceRow asked={{ lines: chosen.map(({ item_id, num }) => ({ item_id, num })) }} />
    </Suspense>
  );

interface CartHeaderProps {
  readonly kinds: number;
  readonly pieces: number;
  readonly isManaging: boolean;
  readonly onManage: () => void;
}

function CartHeader({ kinds, pieces, isManaging, onManage }: CartHeaderProps) {
  const t = useTranslations("cart");
  return (
    <PageHeader
      title={
        <>
          {t("title")}{" "}
          <span className="text-sm font-[450] text-text-3 tabular-nums">
            {t("counted", { kinds, pieces })}
          </span>
        </>
      }
      actions={
        <button
          type="button"
          aria-pressed={isManaging}
          onClick={onManage}
          className="min-h-11 rounded-card px-3 text-brand"
        >
          {t(isManaging ? "done" : "manage")}
        </button>
      }
    />
  );
}

function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <EmptyState
        title={t("empty.title")}
        body={t("empty.body")}
        action={
          <Link {...pathTo.find} className={buttonLook({})}>
            {t("empty.action")}
          </Link>
        }
      />
    </main>
  );
}
