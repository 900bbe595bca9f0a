const offered = [3, 5, 7, 10, 14, 21, 30];

/** Numbers of days that are offered, and the one that was chosen before where it is none of them; 0 is no choice. */
export const daysToChoose = (chosen: number): number[] =>
  chosen === 0 || offered.includes(chosen)
    ? offered
    : [...offered, chosen].toSorted((one, other) => one - other);
