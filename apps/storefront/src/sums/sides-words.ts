interface Sides {
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly height_mm: number | null;
}

/** `30 × 22 × 18`, in centimetres. */
export const sidesWords = ({ length_mm, width_mm, height_mm }: Sides): string =>
  [length_mm, width_mm, height_mm].map((side_mm) => String((side_mm ?? 0) / 10)).join(" × ");
