/** One measured figure beside what it should be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: { readonly at_least: number } | { readonly at_most: number } | undefined;
  readonly detail: string;
}

export function isMet({ value, target }: Figure): boolean {
  if (!target) return true;
  return "at_least" in target ? value >= target.at_least : value <= target.at_most;
}

/** A line for people: what, how much, against what. */
export function describeFigure(figure: Figure): string {
  const { target } = figure;
  const wanted = !target
    ? ""
    : "at_least" in target
      ? `, target at least ${short(target.at_least)}`
      : `, target at most ${short(target.at_most)}`;
  const mark = !target ? " " : isMet(figure) ? "✓" : "✗";
  return `${mark} ${figure.name}: ${short(figure.value)} ${figure.unit}${wanted}\n    ${figure.detail}`;
}

const short = (value: number): string =>
  value >= 10 ? value.toFixed(0) : value.toFixed(value < 0.1 ? 4 : 2);
