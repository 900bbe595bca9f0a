import { calendarOf, type ClosedDays, closedPlaces, mainlandCalendar } from "./closed-days.ts";

/**
 * The first day that a change of closed days would change although it is past, as `YYYY-MM-DD`; undefined where there is
 * none. Clocks have passed over it, or have not, and people were told so. A day that has begun stays closed; it can still
 * become one, as when a storm closes the offices in the morning. Days are those of the place. (decision 169)
 */
export function changedPastDay(
  before: ClosedDays,
  after: ClosedDays,
  now: Date,
): string | undefined {
  const settings = { closed_days: after };
  for (const place of closedPlaces) {
    const calendar =
      place === "mainland" ? mainlandCalendar(settings) : calendarOf(place, settings);
    const today = calendar.dayOf(now);
    const reopened = before[place].filter((day) => day <= today && !after[place].includes(day));
    const closed = after[place].filter((day) => day < today && !before[place].includes(day));
    const [first] = [...reopened, ...closed].toSorted();
    if (first !== undefined) return first;
  }
  return undefined;
}
