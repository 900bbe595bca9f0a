const taipei_ms = 8 * 60 * 60 * 1000;

/** `2026/06/21 09:30:00`, Taipei. */
export const ecpayTime = (moment: Date): string =>
  new Date(moment.getTime() + taipei_ms)
    .toISOString()
    .slice(0, 19)
    .replaceAll("-", "/")
    .replace("T", " ");

/** A moment as ECPay writes it, which is Taipei's; undefined for what is none. */
export function readEcpayTime(text: string): Date | undefined {
  const form = /^(\d{4})\/(\d{1,2})\/(\d{1,2}) (\d{2}:\d{2}:\d{2})$/.exec(text);
  if (!form) return undefined;
  const [, year, month = "", day = "", time] = form;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${time}`;
  const moment = new Date(`${written}+08:00`);
  // A thirtieth of February would become a second of March.
  return !Number.isNaN(moment.getTime()) &&
    ecpayTime(moment).replaceAll("/", "-").replace(" ", "T") === written
    ? moment
    : undefined;
}
