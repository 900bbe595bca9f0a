type Target =
  | { readonly at_least: number }
  | { readonly at_most: number }
  /** For a count: fewer would say that nothing was measured. */
  | { readonly exactly: number };

/** One measured figure beside what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: Target | undefined;
  readonly detail: string;
}

export function isMet({ value, target }: Figure): boolean {
  if (!target) return true;
  if ("exactly" in target) return value === target.exactly;
  return "at_least" in target ? value >= target.at_least : value <= target.at_most;
}

/** A line for people: what, how much, against what. */
export function describeFigure(figure: Figure): string {
  const { target } = figure;
  const wanted = target ? `, target ${wordsOf(target)}` : "";
  const mark = !target ? " " : isMet(figure) ? "✓" : "✗";
  return `${mark} ${figure.name}: ${short(figure.value)} ${figure.unit}${wanted}\n    ${figure.detail}`;
}

function wordsOf(target: Target): string {
  if ("exactly" in target) return `exactly ${target.exactly}`;
  return "at_least" in target
    ? `at least ${short(target.at_least)}`
    : `at most ${short(target.at_most)}`;
}

const short = (value: number): string =>
  value >= 10 ? value.toFixed(0) : value.toFixed(value < 0.1 ? 4 : 2);
