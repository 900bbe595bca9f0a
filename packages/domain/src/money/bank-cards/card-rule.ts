import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Limits } from "../../kernel/settings/limits.ts";

/** What stands on a withdrawal account beside its bank, as it was typed. [WAL-37] */
export interface TypedCard {
  readonly account_name: string;
  readonly number: string;
  readonly branch: string;
}

export type CardRefused =
  | { readonly code: "card_number_invalid" }
  | { readonly code: "card_number_short"; readonly least: number }
  | { readonly code: "branch_too_long"; readonly most: number }
  | { readonly code: "holder_differs" };

/** No bank of any region writes a longer one. */
const longestNumber = 20;
/** How many of its last digits a card is known by. */
const shownDigits = 5;

/** The last digits of a number: enough to tell one's own cards apart, too few to pay anything. */
export const lastDigits = (number: string): string => number.slice(-shownDigits);

/**
 * Judges a typed card and answers number and branch as they are kept. Refuses `card_number_invalid` for anything but
 * digits, `card_number_short`, `branch_too_long`, and `holder_differs` when it is not in the proven name. [WAL-17] [WAL-18]
 */
export function checkCard(
  typed: TypedCard,
  provenName: string,
  limits: Pick<Limits, "bank_account_min_characters" | "branch_characters">,
): Result<{ readonly number: string; readonly branch: string }, CardRefused> {
  const number = typed.number.normalize("NFKC").replaceAll(/[\s-]/g, "");
  if (!/^\d*$/.test(number) || number.length > longestNumber)
    return refuse({ code: "card_number_invalid" });
  const least = limits.bank_account_min_characters;
  if (number.length < least) return refuse({ code: "card_number_short", least });
  const branch = typed.branch.trim();
  const most = limits.branch_characters;
  if (Array.from(branch).length > most) return refuse({ code: "branch_too_long", most });
  if (!isSameName(typed.account_name, provenName)) return refuse({ code: "holder_differs" });
  return ok({ number, branch });
}

/** Names are the same whatever their case, width and spaces: banks print them in capitals, ß as SS, and without. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[\s.·‧・]/gu, "")
    .toUpperCase();
