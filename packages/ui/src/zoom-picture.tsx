import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { classNames } from "./class-names.ts";
import { moveBy, wholePicture, zoomAt, type Frame, type Point, type View } from "./zoom.ts";

interface ZoomPictureProps {
  readonly picture: { readonly src: string; readonly alt: string };
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Two taps within this time are one double tap; until it is over, one tap closes nothing. */
const doubleTap_ms = 260;
/** A finger that moves less stands still. */
const still_px = 8;
const tapFactor = 2.5;
const keyFactor = 1.5;

/**
 * One picture as large as its frame. Two fingers, a double tap, the wheel, + and - enlarge it, and it can be
 * moved then; a tap closes.
 */
export function ZoomPicture({ picture, view, onView, closeLabel, onClose }: ZoomPictureProps) {
  const fingers = useFingers(view, onView);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tap = (at: Point, frame: Frame): void => {
    if (closing.current !== undefined) {
      clearTimeout(closing.current);
      closing.current = undefined;
      onView(view.scale > 1 ? wholePicture : zoomAt(view, tapFactor, at, frame));
      return;
    }
    closing.current = setTimeout(onClose, doubleTap_ms);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const factor = { "+": keyFactor, "=": keyFactor, "-": 1 / keyFactor }[event.key];
    if (factor !== undefined) onView(zoomAt(view, factor, { x: 0, y: 0 }, frameOf(event)));
    if (event.key === "0") onView(wholePicture);
  };
  return (
    <button
      type="button"
      aria-label={closeLabel}
      aria-keyshortcuts="+ - 0"
      onKeyDown={press}
      onWheel={(event) =>
        onView(zoomAt(view, Math.exp(-event.deltaY / 300), pointOf(event), frameOf(event)))
      }
      onClick={(event) => {
        // A keyboard and a screen reader know no double tap.
        if (event.detail === 0) return onClose();
        if (!fingers.hasMoved()) tap(pointOf(event), frameOf(event));
      }}
      {...fingers.handlers}
      className={classNames(
        "grid h-full place-items-center overflow-hidden",
        view.scale > 1 ? "touch-none" : "touch-pan-x",
      )}
    >
      <img
        src={picture.src}
        alt={picture.alt}
        width={800}
        height={800}
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        className="max-h-full w-full object-contain transition-transform duration-(--duration-fast) select-none"
      />
    </button>
  );
}

/** Follows one finger that moves the picture, or two that also enlarge it. */
function useFingers(view: View, onView: (view: View) => void) {
  const held = useRef(new Map<number, Point>());
  const moved_px = useRef(0);
  const down = (event: PointerEvent<HTMLElement>): void => {
    if (held.current.size === 0) moved_px.current = 0;
    held.current.set(event.pointerId, pointOf(event));
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    moved_px.current += Math.hypot(by.x, by.y);
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId);
    held.current.set(event.pointerId, now);
    const frame = frameOf(event);
    if (!other) return view.scale > 1 ? onView(moveBy(view, by, frame)) : undefined;
    const [, still] = other;
    const factor = distance(now, still) / Math.max(1, distance(before, still));
    const middle = { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 };
    const half = { x: by.x / 2, y: by.y / 2 };
    onView(moveBy(zoomAt(view, factor, middle, frame), half, frame));
  };
  const up = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    held.current.delete(pointerId);
  };
  return {
    hasMoved: () => moved_px.current > still_px,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: up,
    },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

interface OnPicture {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: HTMLElement;
}

/** Where it happened, from the middle of the frame. */
function pointOf({ clientX, clientY, currentTarget }: OnPicture): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function frameOf({ currentTarget }: { readonly currentTarget: HTMLElement }): Frame {
  return { width: currentTarget.clientWidth, height: currentTarget.clientHeight };
}
