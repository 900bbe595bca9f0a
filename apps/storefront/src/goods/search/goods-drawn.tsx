import type { ListItem } from "@sampan/contract/goods/catalogue/goods";
import { productGridLook } from "@sampan/ui/product-card";
import { GoodsCard } from "../cards/goods-card.tsx";
import { GoodsRow } from "../cards/goods-row.tsx";
import { useRate } from "../../sums/use-rate.ts";
import type { ResultLayout } from "./result-layout.ts";
import { useRowsInView } from "./use-rows-in-view.ts";

type RowsLeft = Pick<Parameters<typeof useRowsInView>[0], "measured" | "onLeave">;

interface GoodsDrawnProps extends RowsLeft {
  readonly goods: readonly ListItem[];
  /** How many there are, those that were not read yet included. */
  readonly total: number;
  readonly layout: ResultLayout;
  readonly keyOf: (item: ListItem, position: number) => string | number;
  readonly hasShop?: boolean;
}

const eagerRows = 6;

/** A list of goods as tiles or rows, drawn as far as they are in view. [SRCH-17] [SRCH-19] */
export function GoodsDrawn(props: GoodsDrawnProps) {
  const { goods, total, layout, keyOf, hasShop = false, measured, onLeave } = props;
  const rate = useRate();
  const { box, measure, columns, from, to, before_px, after_px } = useRowsInView({
    layout,
    goods: goods.length,
    measured,
    onLeave,
  });
  return (
    <ul
      ref={box}
      style={{ paddingTop: before_px, paddingBottom: after_px }}
      // Rows are put into place by their measures; the browser would correct them once more.
      className={`[overflow-anchor:none] ${layout === "grid" ? productGridLook : "row-grid stack"}`}
    >
      {goods.slice(from, to).map((item, offset) => {
        const position = from + offset;
        return (
          <li
            key={keyOf(item, position)}
            ref={offset % columns === 0 ? measure : undefined}
            data-index={Math.floor(position / columns)}
            aria-posinset={position + 1}
            aria-setsize={total}
            className="grid min-w-0"
          >
            {layout === "grid" ? (
              <GoodsCard item={item} rate={rate} position={position} hasShop={hasShop} />
            ) : (
              <GoodsRow item={item} rate={rate} isEager={position < eagerRows} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
