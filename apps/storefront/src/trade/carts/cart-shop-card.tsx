import type { CartItem, CartShop } from "@sampan/contract/trade/carts/carts";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { wordsIn } from "@sampan/locales/words-in";
import { Card } from "@sampan/ui/card";
import { Checkbox } from "@sampan/ui/checkbox";
import { Chip } from "@sampan/ui/chip";
import { FactoryIcon } from "@sampan/ui/icons-places";
import { useLocale, useTranslations } from "use-intl";
import { ownShop } from "../../goods/cards/goods-link.tsx";
import { CartLine } from "./cart-line.tsx";
import { choosable, shareChosen, toggleAll, type Chosen } from "./chosen-lines.ts";

interface CartShopCardProps {
  readonly shop: CartShop;
  readonly chosen: Chosen;
  /** Checked pieces by product: they decide the tier. */
  readonly totals: ReadonlyMap<string, number>;
  readonly isManaging: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onQuantity: (item: CartItem, num: number) => void;
}

/** One shop's lines under one box that follows them, and whether it keeps its goods with us. [CART-01] [CART-03] [CART-16] */
export function CartShopCard(props: CartShopCardProps) {
  const { shop, item_list } = props.shop;
  const { chosen, isManaging, onChoose } = props;
  const t = useTranslations("cart");
  const platforms = useTranslations("common.platform");
  const language = useLocale();
  const platform = platforms(shop.platform === ownShop ? "own" : platformNames[shop.platform]);
  const name =
    shop.name === "" ? { text: t("unnamedShop", { platform }) } : wordsIn(language, shop.i18n);
  const items = choosable(item_list, isManaging);
  const share = shareChosen(items, chosen);
  return (
    <Card as="section" padded={false} aria-label={name.text}>
      <div className="flex min-h-12 items-center gap-2.5 px-3 py-1.5">
        <Checkbox
          aria-label={t("selectShop", { shop: name.text })}
          checked={share === "all"}
          mixed={share === "some"}
          disabled={items.length === 0}
          onChange={() => onChoose(toggleAll(items, chosen))}
        />
        <FactoryIcon size="sm" className="text-text-3" />
        <div className="min-w-0 flex-1">
          <h2 lang={"lang" in name ? name.lang : undefined} className="truncate font-semibold">
            {name.text}
          </h2>
          {shop.warehousing && <p className="text-xs text-text-2">{t("warehousing")}</p>}
        </div>
        <Chip className="flex-none">{platform}</Chip>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {item_list.map((item) => (
          <CartLine
            key={item.cart_id}
            item={item}
            total={chosen.has(item.cart_id) ? props.totals.get(item.spu_id) : undefined}
            isChosen={chosen.has(item.cart_id)}
            canChoose={isManaging || item.is_selectable}
            onToggle={() => onChoose(toggleAll([item], chosen))}
            onQuantity={props.onQuantity}
          />
        ))}
      </ul>
    </Card>
  );
}
