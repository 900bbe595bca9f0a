import type { SettingField } from "@sampan/contract/office/configuration/staff-configuration";

export type Unit = Extract<SettingField, { kind: "number" }>["unit"];

interface Scale {
  /** What is stored for one of what people read. */
  readonly per: number;
  readonly decimals: number;
}

const whole: Scale = { per: 1, decimals: 0 };
const scales: Partial<Record<Unit, Scale>> = {
  basis_points: { per: 100, decimals: 2 },
  yuan_cents: { per: 100, decimals: 2 },
  money_cents: { per: 100, decimals: 2 },
  bytes: { per: 1_048_576, decimals: 2 },
};

export const scaleOf = (unit: Unit): Scale => scales[unit] ?? whole;

/** A stored number as people read it, without its unit: 1572864 bytes are 1.5, minute 510 is 08:30. */
export function readableNumber(stored: number, unit: Unit): string {
  if (unit === "minute_of_day") return clockOf(stored);
  const { per, decimals } = scaleOf(unit);
  return (stored / per).toLocaleString("en", { maximumFractionDigits: decimals });
}

/** What is stored for what was typed; undefined for what is no number. */
export const storedNumber = (typed: number | null, unit: Unit): number | undefined =>
  typed === null ? undefined : Math.round(typed * scaleOf(unit).per);

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The minute of the day of `8:30`; undefined for what is no time of day. 24:00 is the day's end. */
export function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number.isInteger(minute) && minute <= 1440 ? minute : undefined;
}
