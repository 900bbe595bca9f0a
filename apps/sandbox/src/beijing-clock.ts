const BEIJING_MS = 8 * 3_600_000;

/** `2026-06-21 09:30:00`: a moment as Beijing's clocks show it, the way these platforms write it. */
export function beijingTime(moment: Date): string {
  return new Date(moment.getTime() + BEIJING_MS).toISOString().slice(0, 19).replace("T", " ");
}

const FORM = /^(?<day>\d{4}-\d{2}-\d{2}) (?<time>\d{2}:\d{2}:\d{2}(?:\.\d{3})?)(?:\+0800)?$/;

/** Whether a Beijing timestamp is one at all and at most `tolerance_ms` from now. */
export function isWithin(now: Date, timestamp: string | undefined, tolerance_ms: number): boolean {
  const written = FORM.exec(timestamp ?? "")?.groups;
  if (!written) return false;
  const moment = Date.parse(`${written["day"]}T${written["time"]}+08:00`);
  return Math.abs(moment - now.getTime()) <= tolerance_ms;
}
