import type { RankedItem } from "@sampan/contract/goods/catalogue/leaderboard";
import { useTranslations } from "use-intl";
import { GoodsRow } from "../cards/goods-row.tsx";
import type { Rate } from "../../sums/use-rate.ts";

interface RankedRowProps {
  readonly item: RankedItem;
  readonly rate: Rate;
  readonly isEager: boolean;
}

/** The first three stand out, by size as much as by colour. */
const podium = 3;

/** Goods with their place on the board. */
export function RankedRow({ item, rate, isEager }: RankedRowProps) {
  const t = useTranslations("ownGoods.leaderboard");
  const isOnPodium = item.place <= podium;
  return (
    <div className="relative grid min-w-0">
      <GoodsRow item={item} rate={rate} isEager={isEager} />
      <span
        className={`pointer-events-none absolute top-0 left-0 grid min-w-8 place-items-center rounded-tl-card rounded-br-card px-1.5 font-[650] tabular-nums ${
          isOnPodium ? "h-9 bg-brand text-lg text-on-brand" : "h-7 bg-surface-2 text-sm text-text-2"
        }`}
      >
        <span aria-hidden="true">{item.place}</span>
        <span className="sr-only">{t("place", { place: item.place })}</span>
      </span>
    </div>
  );
}
