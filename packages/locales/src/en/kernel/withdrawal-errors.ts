import type { SameKeys } from "../../same-keys.ts";
import type { withdrawalErrors as source } from "../../zh/kernel/withdrawal-errors.ts";

export const withdrawalErrors = {
  withdrawal_amount_needed: "Please enter the amount to withdraw",
  withdrawal_below_minimum: "The least that can be withdrawn is {least}",
  withdrawal_above_balance: "The account balance is insufficient: it is {cash}",
  withdrawal_fee_uncovered:
    "What remains cannot cover the fee, so nothing was submitted. You can withdraw {most} at most",
  withdrawal_not_free:
    "What was topped up by card can be withdrawn after {until}; until then {most} at most",
  withdrawn_today: "Requested today. Please come back tomorrow",
  withdrawal_unknown: "There is no such withdrawal",
  withdrawal_not_in_state: "This withdrawal has been dealt with",
  withdrawal_held: "The account was changed lately; this can pass after {until}",
  nothing_left: "There is nothing left to pay out",
  closing_pending: "What is left is being paid out already",
  card_unknown: "There is no such card. Please choose another",
  card_limit: "You can keep {n, number} cards at most. Please remove one first",
  card_known: "You have this card already",
  card_number_short: "An account number has at least {least, number} digits",
  card_number_invalid: "An account number has digits only, 20 at most",
  branch_too_long: "A branch has at most {most, number} characters",
  holder_differs: "The holder must be the verified name: {name}",
  holder_unproven: "Please verify your real name first: we pay out to your own account only",
  company_unproven: "Please have your company verified before you are paid out to its account",
  payout_reference_needed: "Please enter the bank's reference",
  nothing_to_pay_out: "There is nothing to pay out to this bank",
  return_not_entered: "Nobody has entered that this payout came back",
  return_entered: "Its return was entered already and waits for a second person",
  give_up_held:
    "The account was changed lately: this money can be given up only after {until}. You can apply now to have it paid out and the account closed",
} as const satisfies SameKeys<typeof source>;
