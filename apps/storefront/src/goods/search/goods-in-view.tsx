import { useMemo } from "react";
import { GoodsDrawn } from "./goods-drawn.tsx";
import { findLeftList, leaveList, type Answers } from "./left-lists.ts";
import type { ResultLayout } from "./result-layout.ts";

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
  const goods = useMemo(() => answers.pages.flatMap(({ datalist }) => datalist), [answers]);
  return (
    <GoodsDrawn
      goods={goods}
      total={answers.pages.at(-1)?.total ?? goods.length}
      layout={layout}
      // A marketplace may name the same goods on two pages.
      keyOf={(_, position) => position}
      hasShop
      measured={(measuredAs) => {
        const left = import.meta.env.SSR || !place ? undefined : findLeftList(place);
        return left?.measuredAs === measuredAs ? left.rows : undefined;
      }}
      onLeave={(measuredAs, rows) => {
        if (place) leaveList({ place, measuredAs, rows, answers, read_at_ms });
      }}
    />
  );
}
