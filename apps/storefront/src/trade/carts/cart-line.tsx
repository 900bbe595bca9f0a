import type { CartItem } from "@sampan/contract/trade/carts/carts";
import { formatAmount, multiply, type Cents } from "@sampan/domain/kernel/money";
import { largestQuantity, snapQuantity } from "@sampan/domain/kernel/quantity";
import { Amount } from "@sampan/ui/amount";
import { Checkbox } from "@sampan/ui/checkbox";
import { Stepper } from "@sampan/ui/stepper";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import {
  OrderedGoodsPicture,
  OrderedGoodsWords,
  useOrderedWords,
} from "../../goods/cards/ordered-goods.tsx";
import { useRate } from "../../sums/use-rate.ts";
import { RegularPrice } from "../../goods/cards/regular-price.tsx";
import { ownShop } from "../../goods/cards/goods-link.tsx";
import { pathTo } from "../../paths.ts";
import { CartMarks } from "./cart-marks.tsx";
import { unitPriceAt } from "./cart-sums.ts";

interface CartLineProps {
  readonly item: CartItem;
  /** Checked pieces of its product; absent while the line is not checked. */
  readonly total: number | undefined;
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onToggle: () => void;
  readonly onQuantity: (item: CartItem, num: number) => void;
}

/** One sku in the cart: what it is, what changed, its price and its quantity. [CART-11] [CART-12] [CART-18] */
export function CartLine({
  item,
  total,
  isChosen,
  canChoose,
  onToggle,
  onQuantity,
}: CartLineProps) {
  const t = useTranslations("cart");
  const { title, options, name } = useOrderedWords(item);
  return (
    <li className="cart-line flex items-center gap-2.5 py-2.5 pr-1 pl-3 max-[279px]:flex-wrap">
      <Checkbox
        aria-label={t("selectLine", { name: title.text, options: options.text })}
        checked={isChosen}
        disabled={!canChoose}
        onChange={onToggle}
      />
      <Link {...addressOf(item)} tabIndex={-1} aria-hidden="true" className="flex-none">
        <OrderedGoodsPicture goods={item} size="lg" />
      </Link>
      <div className="cart-body min-w-0 flex-1 max-[279px]:basis-full">
        <div className="min-w-0">
          <OrderedGoodsWords
            goods={item}
            isShort
            link={
              <Link {...addressOf(item)} lang={title.lang} className="block truncate">
                {title.text}
              </Link>
            }
          />
          <CartMarks item={item} name={name} />
        </div>
        <LinePrice item={item} total={total} name={name} onQuantity={onQuantity} />
      </div>
    </li>
  );
}

interface LinePriceProps extends Pick<CartLineProps, "item" | "total" | "onQuantity"> {
  readonly name: string;
}

function LinePrice({ item, total, name, onQuantity }: LinePriceProps) {
  const t = useTranslations("options");
  const rate = useRate();
  const price = unitPriceAt(item, total ?? item.num);
  const bounds = { step: item.batchNum, stock: item.storage };
  return (
    <div className="cart-price mt-0.5 flex flex-wrap items-center justify-between gap-y-1">
      <span>
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <Amount cents={price} currency="CNY" size="sm" isPrice />
          {item.campaign && <RegularPrice cents={item.campaign.regular} />}
        </span>
        <span className="block text-xs whitespace-nowrap text-text-2 tabular-nums">
          {formatAmount(rate.convert(price), rate.currency)}
        </span>
      </span>
      {item.status === 1 && (
        <span className="ml-auto">
          <Stepper
            value={item.num}
            onChange={(num) => onQuantity(item, num)}
            step={item.batchNum}
            minimum={Math.min(item.batchNum, item.num)}
            maximum={largestQuantity(bounds)}
            settle={(entered) => snapQuantity(entered, bounds)}
            labels={{
              quantity: t("quantityOf", { name }),
              decrease: t("decrease", { name }),
              increase: t("increase", { name }),
            }}
          />
        </span>
      )}
      <LineSum yuan={multiply(price, item.num)} />
    </div>
  );
}

/** What the line comes to; a phone has no room beside the price of a piece. */
function LineSum({ yuan }: { readonly yuan: Cents }) {
  const t = useTranslations("cart");
  const rate = useRate();
  return (
    <span className="hidden text-right wide:block">
      <span className="sr-only">{t("subtotal")}</span>
      <Amount cents={yuan} currency="CNY" size="sm" className="block" />
      <span className="block text-xs whitespace-nowrap text-text-2 tabular-nums">
        {formatAmount(rate.convert(yuan), rate.currency)}
      </span>
    </span>
  );
}

const addressOf = ({ platform, spu_id, thid_item_id, url }: CartItem) =>
  platform === ownShop
    ? pathTo.ownProduct(spu_id)
    : pathTo.agentProduct({ id: thid_item_id, platform, url });
