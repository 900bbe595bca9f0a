import { originalLanguage } from "@sampan/domain/kernel/language";
import type { RecommendedShop } from "@sampan/contract/goods/catalogue/recommended-shops";
import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Amount } from "@sampan/ui/amount";
import { buttonLook } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { FactoryIcon } from "@sampan/ui/icons-places";
import { Picture } from "@sampan/ui/picture";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { pricesOfGoods } from "../cards/goods-card.tsx";
import { GoodsLink, ownShop } from "../cards/goods-link.tsx";
import { pictureAddress } from "../cards/picture-address.ts";
import { useRate } from "../../sums/use-rate.ts";
import { pathTo } from "../../paths.ts";

interface ShopCardProps {
  readonly shop: RecommendedShop;
  readonly isEager: boolean;
}

/** A shop in its own words with the first of its goods; our own shops open as a list. [RT-10] */
export function ShopCard({ shop, isEager }: ShopCardProps) {
  const t = useTranslations("ownGoods.shops");
  const platforms = useTranslations("common.platform");
  const language = useLocale();
  const name = wordsIn(language, shop.i18n);
  const intro = wordsIn(language, shop.intro);
  const heading = `shop-${shop.id}`;
  return (
    <Card as="article" aria-labelledby={heading} className="stack gap-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={heading} lang={name.lang} className="min-w-0 text-md font-[650]">
          {name.text}
        </h2>
        <Chip tone="brand">
          {platforms(shop.platform === ownShop ? "own" : platformNames[shop.platform])}
        </Chip>
        <span className="flex-1" />
        <span className="text-xs text-text-3 tabular-nums">
          {t("goods", { count: shop.goods_count })}
        </span>
      </div>
      {intro.text !== "" && (
        <p lang={intro.lang} className="text-text-2">
          {intro.text}
        </p>
      )}
      {shop.city !== "" && shop.platform !== ownShop && (
        <p className="flex items-center gap-1 text-xs text-text-3">
          <FactoryIcon size="xs" />
          <span lang={originalLanguage}>{shop.city}</span>
        </p>
      )}
      <div className="@container">
        {/* Four beside each other where their prices have room, by the size of the text. */}
        <ul className="grid grid-cols-2 gap-2 @min-[18.75rem]:grid-cols-4 [&>*]:min-w-0">
          {shop.item_list.map((item) => (
            <li key={item.item_id} className="grid">
              <ShopGoods item={item} isEager={isEager} />
            </li>
          ))}
        </ul>
      </div>
      {shop.platform === ownShop && (
        <Link
          {...pathTo.ownGoods({ shopId: shop.id })}
          aria-label={t("openNamed", { name: name.text })}
          className={buttonLook({ variant: "soft", size: "sm", wide: true })}
        >
          {t("open")}
        </Link>
      )}
    </Card>
  );
}

/** One of a shop's goods, small: its picture and both prices. */
function ShopGoods({ item, isEager }: { item: ListItem; isEager: boolean }) {
  const rate = useRate();
  const title = wordsIn(useLocale(), item.i18n);
  const { price } = pricesOfGoods(item, rate);
  return (
    <GoodsLink item={item} className="grid min-w-0 content-start gap-1">
      <Picture
        src={pictureAddress(item.image, 240)}
        alt={title.text}
        lang={title.lang}
        isEager={isEager}
        className="w-full rounded-sm"
      />
      <span className="min-w-0 truncate text-sm">
        <Amount cents={price} currency="CNY" size="sm" isPrice />
      </span>
      <span className="min-w-0 truncate text-xs text-text-2 tabular-nums">
        {formatAmount(rate.convert(price), rate.currency)}
      </span>
    </GoodsLink>
  );
}
