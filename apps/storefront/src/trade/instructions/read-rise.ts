import type { Cents } from "@sampan/domain/kernel/money";
import { instructionBounds } from "@sampan/domain/trade/instructions/instructions";

export interface TypedRise {
  readonly percent: string;
  /** In whole units. */
  readonly ceiling: string;
}

export interface ReadRise {
  /** Undefined where what was typed is none: a whole number within the bounds. */
  readonly rise_percent: number | undefined;
  readonly rise_ceiling: Cents | undefined;
}

/** What was typed of an accepted rise: whole percent, and whole units of money with or without separators. */
export const readRise = ({ percent, ceiling }: TypedRise): ReadRise => ({
  rise_percent: wholeUpTo(percent, instructionBounds.rise_percent),
  rise_ceiling: inCents(wholeUpTo(ceiling, instructionBounds.rise_ceiling / 100)),
});

const inCents = (units: number | undefined): Cents | undefined =>
  units === undefined ? undefined : units * 100;

function wholeUpTo(text: string, most: number): number | undefined {
  const digits = text.replace(/[\s,%]/g, "");
  const value = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
