/** How a picture lies in its frame: enlarged about the frame's middle, then moved, in CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

const scale_max = 4;

/** Enlarges by a factor so that what lies under the point stays there; the point counts from the middle. */
export function zoomAt(view: View, factor: number, at: Point, frame: Frame): View {
  const scale = Math.min(scale_max, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return withinFrame(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    frame,
  );
}

/** Moves an enlarged picture, as far as its edges. */
export const moveBy = (view: View, by: Point, frame: Frame): View =>
  withinFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** Nothing but the picture is seen: its edges never come into the frame. */
function withinFrame({ scale, x, y }: View, { width, height }: Frame): View {
  return {
    scale,
    x: within(x, (width * (scale - 1)) / 2),
    y: within(y, (height * (scale - 1)) / 2),
  };
}

const within = (value: number, reach: number): number =>
  // Adding 0 turns a negative zero, which CSS would print, into a plain one.
  Math.min(reach, Math.max(-reach, value)) + 0;
