/** The month so many months after another, as `2026-11`. */
export function monthBeside(month: string, months: number): string {
  const [year = 0, count = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, count - 1 + months)).toISOString().slice(0, 7);
}
