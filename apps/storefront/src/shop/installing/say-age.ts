const minute_ms = 60_000;
const steps = [
  { unit: "day", ms: 1_440 * minute_ms },
  { unit: "hour", ms: 60 * minute_ms },
] as const;

/** How long ago, in the words of the language and its largest whole unit: at least a minute. */
export function sayAge(age_ms: number, language: string): string {
  const say = new Intl.RelativeTimeFormat(language);
  const step = steps.find(({ ms }) => age_ms >= ms);
  if (step) return say.format(-Math.floor(age_ms / step.ms), step.unit);
  return say.format(-Math.max(1, Math.floor(age_ms / minute_ms)), "minute");
}
