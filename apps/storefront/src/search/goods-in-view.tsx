import type { ListItem } from "@sampan/contract/goods";
import { productGridLook } from "@sampan/ui/product-card";
import { useMemo } from "react";
import { GoodsCard } from "../goods/goods-card.tsx";
import { GoodsRow } from "../goods/goods-row.tsx";
import { useRate } from "../goods/use-rate.ts";
import { findLeftList, leaveList, type Answers } from "./left-lists.ts";
import type { ResultLayout } from "./result-layout.ts";
import { retryPicture } from "./retry-picture.ts";
import { useRowsInView } from "./use-rows-in-view.ts";

interface GoodsInViewProps {
  /** Undefined while the goods are those of the list before. */
  readonly place: string | undefined;
  readonly answers: Answers;
  readonly read_at_ms: number;
  readonly layout: ResultLayout;
}

/**
 * Goods page after page, however many, drawn as far as they are in view. Leaving the list remembers where
 * everything was. [SRCH-16] [SRCH-17] [SRCH-19] [SRCH-27]
 */
export function GoodsInView({ place, answers, read_at_ms, layout }: GoodsInViewProps) {
  const rate = useRate();
  const goods = useMemo(() => answers.pages.flatMap(({ datalist }) => datalist), [answers]);
  const total = answers.pages.at(-1)?.total ?? goods.length;
  const { box, measure, columns, from, to, before_px, after_px } = useRowsInView({
    layout,
    goods: goods.length,
    measured: (measuredAs) => {
      const left = import.meta.env.SSR || !place ? undefined : findLeftList(place);
      return left?.measuredAs === measuredAs ? left.rows : [];
    },
    onLeave: (measuredAs, rows) => {
      if (place) leaveList({ place, measuredAs, rows, answers, read_at_ms });
    },
  });
  return (
    <ul
      ref={box}
      onErrorCapture={retryPicture}
      style={{ paddingTop: before_px, paddingBottom: after_px }}
      // Rows are put into place by their measures; the browser would correct them once more.
      className={`[overflow-anchor:none] ${layout === "grid" ? productGridLook : "stack"}`}
    >
      {goods.slice(from, to).map((item, offset) => (
        // A marketplace may name the same goods on two pages.
        <li
          key={from + offset}
          ref={offset % columns === 0 ? measure : undefined}
          data-index={Math.floor((from + offset) / columns)}
          aria-posinset={from + offset + 1}
          aria-setsize={total}
          className="grid min-w-0"
        >
          <Goods item={item} rate={rate} layout={layout} position={from + offset} />
        </li>
      ))}
    </ul>
  );
}

interface GoodsProps {
  readonly item: ListItem;
  readonly rate: ReturnType<typeof useRate>;
  readonly layout: ResultLayout;
  readonly position: number;
}

const Goods = ({ item, rate, layout, position }: GoodsProps) =>
  layout === "grid" ? (
    <GoodsCard item={item} rate={rate} position={position} hasShop />
  ) : (
    <GoodsRow item={item} rate={rate} isEager={position < 6} />
  );
