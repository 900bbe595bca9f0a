/** Times travel as `YYYY-MM-DD HH:mm:ss` in the region's zone, and are shown as they are. [I18N-07] */
const wireTime = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::\d{2})?)?$/;

function partsOf(time: string): RegExpExecArray {
  const parts = wireTime.exec(time);
  if (!parts) throw new RangeError(`"${time}" is no time of the wire`);
  return parts;
}

/** `2026-11-18 14:07`. [I18N-07] [CONST-49] */
export function formatMinute(time: string): string {
  const [, year, month, day, hour = "00", minute = "00"] = partsOf(time);
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** `2026-11-18`, where the hour does not matter. */
export function formatDay(time: string): string {
  const [, year, month, day] = partsOf(time);
  return `${year}-${month}-${day}`;
}

/** `11/18 14:07`, where the year goes without saying. */
export function formatShortMinute(time: string): string {
  const [, , month, day, hour = "00", minute = "00"] = partsOf(time);
  return `${month}/${day} ${hour}:${minute}`;
}

/** `11/18`. */
export function formatShortDay(time: string): string {
  const [, , month, day] = partsOf(time);
  return `${month}/${day}`;
}

/** `11/24–11/26`, or one day when both are the same. */
export function formatDayRange(from: string, to: string): string {
  const [first, last] = [formatShortDay(from), formatShortDay(to)];
  return first === last ? first : `${first}–${last}`;
}
