import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { cardLook } from "@sampan/ui/card";
import { FactoryIcon } from "@sampan/ui/icons-places";
import { Picture } from "@sampan/ui/picture";
import { PriceBlock } from "@sampan/ui/price-block";
import { PlatformMark } from "@sampan/ui/product-card";
import { Skeleton } from "@sampan/ui/states";
import { useTranslations } from "use-intl";
import { TradeWordChips } from "../translation/trade-word-chips.tsx";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import { pricesOfGoods } from "./goods-card.tsx";
import { GoodsLink, ownShop } from "./goods-link.tsx";
import { namesOfGoods } from "./names-of-goods.ts";
import { pictureAddress } from "./picture-address.ts";
import type { Rate } from "../../sums/use-rate.ts";

interface GoodsRowProps {
  readonly item: ListItem;
  readonly rate: Rate;
  readonly isEager: boolean;
}

const rowLook = `${cardLook} flex min-w-0 gap-3 overflow-hidden max-[279px]:flex-col max-[279px]:gap-0`;
const pictureLook = "relative w-28 flex-none self-start max-[359px]:w-24 max-[279px]:w-full";

/** Goods in a list, as a row: more of the title, sales and shop. [SRCH-16] [SRCH-19] [SRCH-21] */
export function GoodsRow({ item, rate, isEager }: GoodsRowProps) {
  const t = useTranslations("search");
  const platforms = useTranslations("common.platform");
  const title = useGoodsWords()(namesOfGoods(item));
  const { price, comparison } = pricesOfGoods(item, rate);
  return (
    <GoodsLink item={item} className={rowLook}>
      <span className={pictureLook}>
        <Picture
          src={pictureAddress(item.image, 240)}
          alt=""
          isEager={isEager}
          className="w-full"
        />
        {item.platform !== ownShop && (
          <PlatformMark>{platforms(platformNames[item.platform])}</PlatformMark>
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col py-2.5 pr-3 max-[279px]:pl-3">
        <span
          lang={title.lang}
          className="line-clamp-2 leading-[1.25rem] font-[450] lang-th:leading-[1.4375rem]"
        >
          {title.text}
        </span>
        {item.trade_words && <TradeWordChips words={item.trade_words.slice(0, 2)} />}
        <PriceBlock
          price={price}
          comparison={comparison}
          converted={rate.convert(price)}
          currency={rate.currency}
        />
        <span className="mt-auto flex min-h-[18px] min-w-0 flex-wrap items-center gap-x-2 text-xs text-text-3">
          {item.shop_name !== "" && (
            <span className="flex min-w-0 items-center gap-1">
              <FactoryIcon size="xs" />
              <span className="truncate">{item.shop_name}</span>
            </span>
          )}
          {item.month_sold > 0 && <span>{t("sold", { count: item.month_sold })}</span>}
        </span>
      </span>
    </GoodsLink>
  );
}

export const GoodsRowSkeleton = () => (
  <div aria-hidden="true" className={rowLook}>
    <span className={pictureLook}>
      <span className="skeleton block aspect-square w-full rounded-none!" />
    </span>
    <span className="grid flex-1 content-between py-3 pr-3">
      <Skeleton className="h-3.5" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-[18px] w-20" />
      <Skeleton className="h-3 w-17" />
    </span>
  </div>
);
