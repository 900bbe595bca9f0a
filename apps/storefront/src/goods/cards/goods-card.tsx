import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import type { Cents } from "@sampan/domain/kernel/money";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { ProductCard, productCardLook } from "@sampan/ui/product-card";
import { useTranslations } from "use-intl";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import { GoodsLink, ownShop } from "./goods-link.tsx";
import { namesOfGoods } from "./names-of-goods.ts";
import { pictureAddress } from "./picture-address.ts";
import type { Rate } from "../../sums/use-rate.ts";

interface GoodsCardProps {
  readonly item: ListItem;
  readonly rate: Rate;
  readonly hasShop?: boolean;
  /** The first few of a page are loaded at once, the very first before all else. */
  readonly position?: number;
}

const eagerCards = 4;

/** Goods in a grid, as a tile. [SRCH-19] [SRCH-20] [SRCH-21] */
export function GoodsCard({ item, rate, hasShop = false, position = eagerCards }: GoodsCardProps) {
  const t = useTranslations("common.platform");
  const title = useGoodsWords()(namesOfGoods(item));
  const words = useTranslations("translation.tradeWords");
  const [warning] = item.trade_words ?? [];
  const { price, comparison } = pricesOfGoods(item, rate);
  return (
    <GoodsLink item={item} className={productCardLook}>
      <ProductCard
        picture={pictureAddress(item.image, 480)}
        title={title.text}
        lang={title.lang}
        warning={warning && words(`${warning}.name`)}
        mark={item.platform === ownShop ? undefined : t(platformNames[item.platform])}
        shop={hasShop && item.shop_name !== "" ? item.shop_name : undefined}
        price={price}
        comparison={comparison}
        converted={rate.convert(price)}
        currency={rate.currency}
        isEager={position < eagerCards}
        isHero={position === 0}
      />
    </GoodsLink>
  );
}

/** Compared with what they cost before a promotion or a campaign; our own goods are otherwise compared with nothing. */
export function pricesOfGoods(
  { price, activity_price, platform }: ListItem,
  { compare }: Pick<Rate, "compare">,
): { price: Cents; comparison: Cents | undefined } {
  if (activity_price) return { price: activity_price, comparison: price };
  return {
    price,
    comparison: platform === ownShop ? undefined : compare(price),
  };
}
