/** Times travel as `YYYY-MM-DD HH:mm:ss` in the region's zone, and are shown as they are. [I18N-07] */
const wireTime = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2})(?::\d{2})?)?$/;

function partsOf(time: string): RegExpExecArray {
  const parts = wireTime.exec(time);
  if (!parts) throw new RangeError(`"${time}" is no wire time`);
  return parts;
}

/** A hyphen after which no line ends: days stand in sentences, and in columns of few words. */
const hyphen = "-\u{2060}";

/** `2026-11-18 14:07`; where a line must end, the hour begins the next. [I18N-07] [CONST-49] */
export function formatMinute(time: string): string {
  const [, , , , hour = "00", minute = "00"] = partsOf(time);
  return `${formatDay(time)} ${hour}:${minute}`;
}

/** `2026-11-18`, where the hour does not matter; never divided. */
export function formatDay(time: string): string {
  const [, year, month, day] = partsOf(time);
  return [year, month, day].join(hyphen);
}

/** `2026-11-24 – 2026-11-26`, or one day when both are the same. */
export function formatDayRange(from: string, to: string): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  return first === last ? first : `${first} – ${last}`;
}
