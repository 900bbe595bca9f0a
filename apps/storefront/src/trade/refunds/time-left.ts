export interface TimeLeft {
  /** Of the time that whoever has it was given: 0 when it has run out, 1 at the start. */
  readonly share: number;
  readonly unit: "days" | "hours";
  /** Whole days, or `5:12` hours and minutes. */
  readonly figure: string;
}

const minute_ms = 60_000;

/** What is left until a moment, ISO 8601, of so many hours. Below two days it is counted in hours and minutes. */
export function timeLeft(
  { due_iso, given_hours }: { readonly due_iso: string; readonly given_hours: number },
  now: Date,
): TimeLeft {
  const minutes = Math.max(0, Math.floor((Date.parse(due_iso) - now.getTime()) / minute_ms));
  const share = given_hours === 0 ? 0 : Math.min(1, minutes / (given_hours * 60));
  if (minutes >= 48 * 60)
    return { share, unit: "days", figure: String(Math.floor(minutes / (24 * 60))) };
  const rest = String(minutes % 60).padStart(2, "0");
  return { share, unit: "hours", figure: `${Math.floor(minutes / 60)}:${rest}` };
}
