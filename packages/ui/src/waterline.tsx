import type { CSSProperties } from "react";
import { Boat } from "./logo.tsx";

interface WaterlineProps {
  /** From the seller to the door, usually four. */
  readonly places: readonly string[];
  /** Index of the place it is at; halves are between two places. */
  readonly at: number;
  /** The same in words: the drawing is hidden from screen readers. */
  readonly text: string;
}

/** Where one parcel is, at a glance: the boat over its place. */
export function Waterline({ places, at, text }: WaterlineProps) {
  const last = Math.max(1, places.length - 1);
  const style = { "--at": at / last, "--shore": `${50 / places.length}%` } as CSSProperties;
  return (
    <div>
      <span className="sr-only">{text}</span>
      <div aria-hidden="true" className="waterline text-xs" style={style}>
        <Boat className="waterline-boat" />
        {places.map((place, index) => (
          <span key={place} className="waterline-place" data-stage={stageOf(index, at)}>
            {place}
          </span>
        ))}
      </div>
    </div>
  );
}

function stageOf(index: number, at: number): "done" | "here" | "ahead" {
  if (index === at) return "here";
  return index < at ? "done" : "ahead";
}
