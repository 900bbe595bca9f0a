import type { Cents } from "../../kernel/money.ts";

/** One change of an account: what it changed, and what was left after it. Cents, or points. */
export interface Change {
  readonly id: string;
  /** Below zero takes from the account. */
  readonly amount: Cents;
  readonly balance: Cents;
}

export interface Book {
  readonly opening: Cents;
  /** The oldest first. */
  readonly changes: readonly Change[];
  readonly closing: Cents;
}

export type Readded =
  | { readonly agrees: true; readonly came: Cents; readonly went: Cents }
  | {
      readonly agrees: false;
      /** The change whose balance does not follow; undefined where the end of the book does not. */
      readonly at: string | undefined;
      readonly expected: Cents;
      readonly found: Cents;
    };

/**
 * Adds a book up again from its opening, change by change, and says whether every balance and the closing follow; where
 * not, the first place and what should stand there. [WAL-50] [WAL-51]
 */
export function readdBook({ opening, changes, closing }: Book): Readded {
  let held = opening;
  let came = 0;
  let went = 0;
  for (const { id, amount, balance } of changes) {
    held += amount;
    if (held !== balance) return { agrees: false, at: id, expected: held, found: balance };
    if (amount > 0) came += amount;
    else went -= amount;
  }
  if (held !== closing) return { agrees: false, at: undefined, expected: held, found: closing };
  return { agrees: true, came, went };
}
