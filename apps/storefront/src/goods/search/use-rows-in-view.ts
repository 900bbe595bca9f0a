import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ResultLayout } from "./result-layout.ts";

interface Rows {
  readonly layout: ResultLayout;
  readonly goods: number;
  /** Rows as they were measured when this list was left, if it was left under the same circumstances. */
  readonly measured: (measuredAs: string) => MeasuredRows;
  readonly onLeave: (measuredAs: string, rows: MeasuredRows) => void;
}

type Virtualizer = ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>;
export type MeasuredRows = ReturnType<Virtualizer["takeSnapshot"]>;

/** Until rows are measured; nearly what they are, so that the scroll bar hardly moves. */
const rowHeight_px = { grid: 310, list: 124 } as const satisfies Record<ResultLayout, number>;

const gap_px = 12;

/** What is drawn and loaded beyond the screen, as a part of it. [CONST-48] */
const ahead = 0.3;

/** The screen the server draws for, as nobody has told it. */
const assumedScreen = { width: 390, height: 844 };

const narrow = "(max-width: 279px)";

/**
 * The rows of a long list that are worth drawing: those on the screen and a little beyond. The page is as
 * high as if all were there. `box` is the list, `measure` goes on the first goods of each row.
 */
export function useRowsInView({ layout, goods, measured, onLeave }: Rows) {
  const isNarrow = useMatches(narrow);
  const columns = layout === "grid" && !isNarrow ? 2 : 1;
  const box = useRef<HTMLUListElement>(null);
  const [top_px, setTop] = useState(0);
  const [overscan, setOverscan] = useState(1);
  const measuredAs = `${layout} ${columns}`;
  const [known] = useState(() => measured(measuredAs));
  useLayoutEffect(() => {
    if (!box.current) return;
    setTop(box.current.getBoundingClientRect().top + window.scrollY);
    setOverscan(Math.ceil((window.innerHeight * ahead) / rowHeight_px[layout]));
  }, [layout]);
  // Its answers change in place; nothing here is memoised by them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(goods / columns),
    estimateSize: () => rowHeight_px[layout],
    gap: gap_px,
    overscan,
    scrollMargin: top_px,
    initialRect: assumedScreen,
    initialOffset: 0,
    initialMeasurementsCache: known,
  });
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => onLeave(measuredAs, virtualizer.takeSnapshot());
  });
  useEffect(() => () => leave.current?.(), []);
  return { box, measure: virtualizer.measureElement, ...spanOf(virtualizer, { columns, goods }) };
}

/** The goods to draw, and the empty space that stands for those before and after them. */
function spanOf(virtualizer: Virtualizer, { columns, goods }: { columns: number; goods: number }) {
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const { scrollMargin } = virtualizer.options;
  return {
    columns,
    from: (first?.index ?? 0) * columns,
    to: Math.min(goods, ((last?.index ?? -1) + 1) * columns),
    before_px: first ? first.start - scrollMargin : 0,
    after_px: last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0,
  };
}

function useMatches(media: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(media);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(media).matches,
    () => false,
  );
}
