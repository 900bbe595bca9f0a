import { useElementScrollRestoration } from "@tanstack/react-router";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useConfiguration } from "../../shell/configuration.ts";
import { scrollKeyOf } from "../../shell/scroll-key.ts";
import type { ResultLayout } from "./result-layout.ts";
import { takePlaceAgain } from "./take-place-again.ts";

interface Rows {
  readonly layout: ResultLayout;
  readonly goods: number;
  /**
   * Rows as they were measured when this list was left; undefined where it was not left under the same circumstances.
   * Rows that are as high as assumed are not among them, so a list that was left may have none.
   */
  readonly measured: (measuredAs: string) => MeasuredRows | undefined;
  readonly onLeave: (measuredAs: string, rows: MeasuredRows) => void;
}

type Virtualizer = ReturnType<typeof useWindowVirtualizer<HTMLLIElement>>;
export type MeasuredRows = ReturnType<Virtualizer["takeSnapshot"]>;

/** Until rows are measured; nearly what they are, so that the scroll bar hardly moves. */
const rowHeight_px = { grid: 310, list: 124 } as const satisfies Record<ResultLayout, number>;

/** As the style sheet last laid them out; the server draws for a phone. */
const lastLayout = { grid: { columns: 2, gap_px: 12 }, list: { columns: 1, gap_px: 12 } };

/** What is drawn and loaded beyond the screen, as a part of it. [CONST-48] */
const ahead = 0.3;

/** The screen the server draws for, as nobody has told it. */
const assumedScreen = { width: 390, height: 844 };

/**
 * The rows of a long list that are worth drawing: those on the screen and a little beyond. The page is as
 * high as if all were there. `box` is the list, `measure` goes on the first goods of each row.
 */
export function useRowsInView({ layout, goods, measured, onLeave }: Rows) {
  const box = useRef<HTMLUListElement>(null);
  const { columns, gap_px, top_px } = useLaidOut(box, layout);
  const [overscan, setOverscan] = useState(1);
  const measuredAs = `${layout} ${columns}`;
  const [known] = useState(() => measured(measuredAs));
  useLeftPlace(known !== undefined);
  useLayoutEffect(() => {
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
    initialMeasurementsCache: known ?? [],
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

/** Has a list that was left go back to where it was, once its rows had a moment to find theirs. [CONST-47] */
function useLeftPlace(wasLeft: boolean): void {
  const { list_place_ms: wait_ms } = useConfiguration().limits;
  const left = useElementScrollRestoration({ getElement: () => window, getKey: scrollKeyOf });
  // As it was when the list appeared: what is noted later belongs to a later visit.
  const [place_px] = useState(wasLeft ? left?.scrollY : undefined);
  useEffect(() => {
    if (place_px === undefined) return undefined;
    return takePlaceAgain({ place_px, wait_ms });
  }, [place_px, wait_ms]);
}

interface LaidOut {
  readonly columns: number;
  readonly gap_px: number;
  /** Where the list begins on the page. */
  readonly top_px: number;
}

/** How the style sheet lays the list out in this window, read from it anew whenever the list changes its width. */
function useLaidOut(box: RefObject<HTMLUListElement | null>, layout: ResultLayout): LaidOut {
  const [laidOut, setLaidOut] = useState<LaidOut>({ ...lastLayout[layout], top_px: 0 });
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return undefined;
    let width_px = 0;
    const read = (): void => {
      // Its height changes with every page of goods, and says nothing.
      if (list.clientWidth === width_px) return;
      width_px = list.clientWidth;
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const found = {
        columns: gridTemplateColumns.split(" ").length,
        gap_px: Number.parseFloat(rowGap),
      };
      lastLayout[layout] = found;
      setLaidOut({ ...found, top_px: list.getBoundingClientRect().top + window.scrollY });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(list);
    return () => observer.disconnect();
  }, [box, layout]);
  return laidOut;
}
