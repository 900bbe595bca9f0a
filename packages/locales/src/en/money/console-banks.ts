import type { consoleBanks as source } from "../../zh/money/console-banks.ts";
import type { SameKeys } from "../../same-keys.ts";

export const consoleBanks = {
  transfer: "Account for transfers",
  transferHint: "Customers transfer to this account.",
  cashOut: "Banks to withdraw to",
  region: "Region",
  code: "Bank code",
  logo: "Logo",
  logoOwn: "Where none was uploaded, a mark of ours stands.",
  upload: "Upload a logo",
  removeLogo: "Use our mark again",
  accountName: "Account name",
  accountNo: "Account number",
  edit: "Edit",
  editOne: "Edit {name}",
  consequence: "Nothing changes yet: customers see it once another of finance has confirmed it.",
  transferConsequence:
    "Nothing changes yet. Once confirmed, customers' transfers go to the new account: both of you, compare it with the passbook.",
  codeHint:
    "With the code change the accounts that customers have saved, and withdrawals not yet paid.",
  enter: "Enter the change",
  entered: "Entered; another of finance has to confirm it",
  waits: "A change that waits",
  by: "Entered by {name}, {time}",
  empty: "nothing",
  confirm: "Confirm the change",
  confirmTitle: "Let the change of {name} hold?",
  confirmText: "Customers see it at once.",
  confirmed: "The change holds",
  drop: "Take back",
  dropTitle: "Take the change of {name} back?",
  dropText: "What customers see stays as it is.",
  dropped: "Taken back",
  own: "You entered it; another has to confirm it",
  name: "Name",
} as const satisfies SameKeys<typeof source>;
