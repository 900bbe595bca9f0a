import type { bankCards as source } from "../../zh/money/bank-cards.ts";
import type { SameKeys } from "../../same-keys.ts";

export const bankCards = {
  title: "Bank accounts",
  own: "Your bank accounts",
  add: "Add a bank account",
  editTitle: "Change a bank account",
  choose: "Choose where to be paid",
  isDefault: "Default",
  isCompany: "Company account",
  line: "ending in {digits} · {holder}",
  edit: "Edit",
  editOf: "Edit {bank} {digits}",
  remove: "Remove",
  removeOf: "Remove {bank} {digits}",
  removing: {
    title: "Remove this bank account?",
    body: "Withdrawals that were sent already are still paid to it.",
  },
  removed: "Bank account removed",
  saved: "Bank account saved",
  empty: {
    title: "No bank account yet",
    body: "Add an account in your own name to withdraw to.",
  },
  unproven: {
    title: "Verify your name first",
    body: "To keep your money safe we pay out to your own account only.",
    action: "Verify",
  },
  owner: "Whose account",
  personal: "My own",
  company: "My company",
  holder: "Account holder",
  holderHint: "Must be the verified name",
  bank: "Bank",
  chooseBank: "Choose a bank",
  bankNeeded: "Please choose a bank",
  branch: "Branch",
  number: "Account number",
  numberNeeded: "Please enter the account number",
  numberKept: "Leave empty to keep the account ending in {digits}",
  numberHint: "Kept encrypted; only its last five digits are shown afterwards",
  asDefault: "Pay out to this account by default",
  holdNote:
    "For {hours, number} hours after you add or change an account you can apply for withdrawals, but they pass the audit only after that. We will notify you; if it was not you, please contact us at once.",
  gone: "There is no such bank account",
} as const satisfies SameKeys<typeof source>;
