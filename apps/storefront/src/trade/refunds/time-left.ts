export interface TimeLeft {
  /** Of the time that whoever has it was given: 0 when it has run out, 1 at the start. */
  readonly share: number;
  /** It has run out, and the figure is how long ago. */
  readonly isOver: boolean;
  readonly unit: "days" | "hours";
  /** Whole days, or `5:12` hours and minutes. */
  readonly figure: string;
}

const minute_ms = 60_000;

/**
 * What is left until a moment, ISO 8601, of so many hours, or how long it has been past. Below two days it is counted in
 * hours and minutes.
 */
export function timeLeft(
  { due_iso, given_hours }: { readonly due_iso: string; readonly given_hours: number },
  now: Date,
): TimeLeft {
  const left_ms = Date.parse(due_iso) - now.getTime();
  const isOver = left_ms <= 0;
  const minutes = Math.floor(Math.abs(left_ms) / minute_ms);
  const share = isOver || given_hours === 0 ? 0 : Math.min(1, minutes / (given_hours * 60));
  if (minutes >= 48 * 60)
    return { share, isOver, unit: "days", figure: String(Math.floor(minutes / (24 * 60))) };
  const rest = String(minutes % 60).padStart(2, "0");
  return { share, isOver, unit: "hours", figure: `${Math.floor(minutes / 60)}:${rest}` };
}
