import { type PointerEvent, type RefObject, useEffect, useState } from "react";

/** Which row is under way, and between which others it would land: the place it would have. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

interface DragNeed {
  /** The list itself, which stays where it is while its rows are moved. */
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onDrop: (drag: Drag) => void;
}

/**
 * Rows of a list moved by a pointer, of a mouse, a pen or a finger. Nothing of the list changes before the row is let go;
 * Escape, and whatever takes the pointer away, leave it as it was.
 */
export function useDrag({ list, onDrop }: DragNeed) {
  const [drag, setDrag] = useState<Drag>();
  const isUnderWay = drag !== undefined;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") setDrag(undefined);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [isUnderWay]);
  const begin = (from: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    list.current?.setPointerCapture(event.pointerId);
    setDrag({ from, to: from });
  };
  const move = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const rows = [...(list.current?.children ?? [])];
    const to = placeAt(rows, drag.from, clientY);
    // A list that is longer than the window comes along.
    rows[to]?.scrollIntoView({ block: "nearest" });
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const end = () => {
    setDrag(undefined);
    if (drag && drag.to !== drag.from) onDrop(drag);
  };
  const leave = () => setDrag(undefined);
  const ofList = { onPointerMove: move, onPointerUp: end, onPointerCancel: leave };
  return { drag, begin, ofList };
}

/** The place a row would have at this height: behind all others whose middle is above it. */
const placeAt = (rows: readonly Element[], from: number, y: number): number =>
  rows.filter((row, at) => {
    const { top, height } = row.getBoundingClientRect();
    return at !== from && top + height / 2 < y;
  }).length;
