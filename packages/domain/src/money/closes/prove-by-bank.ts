import { type Cents, sum } from "../../kernel/money.ts";
import type { Followed } from "../statements/follow-balances.ts";

/** Who tells what of our money moved: banks, whose files close with a balance, and providers, who settle what they took. */
export const tellers = ["bank", "provider"] as const;
export type Teller = (typeof tellers)[number];

/**
 * Why what is told and what the books say are not one sum. `begun` is what stood there before the first file, `explained` what
 * somebody said is no customer's, or where it is though no statement shows it. The rest waits: `returned` for the arrival of what
 * the books credited again because the bank gives it back, all else for its movement or for somebody.
 */
export const restKinds = [
  "begun",
  "explained",
  "arrivals",
  "outgoings",
  "topups_on_way",
  "payouts_on_way",
  "returned",
] as const;
export type RestKind = (typeof restKinds)[number];

/** What waits for a movement, or for a person. */
export const waitingKinds = [
  "arrivals",
  "outgoings",
  "topups_on_way",
  "payouts_on_way",
  "returned",
] as const satisfies readonly RestKind[];

/** `none`: no file was ever brought. `untold`: no file tells of the end of that day. `off`: a difference that nothing explains. */
export const verdicts = ["none", "untold", "proved", "off"] as const;
export type Verdict = (typeof verdicts)[number];

/** An account, up to which day a file tells of it, and whether it was closed then: nothing more is to come. */
interface ToldUntil {
  readonly told_until: string;
  readonly is_closed: boolean;
}

interface Told {
  /** Everything that is told of the day's end, cents; what each rest adds to the books to come to it. */
  readonly said: Cents;
  readonly booked: Cents;
  readonly rests: readonly { readonly amount: Cents }[];
  /** Of each account, up to which day a file tells; providers have none. */
  readonly accounts: readonly ToldUntil[];
  readonly day: string;
}

/** What is left of the difference once every rest has explained its part, cents; above zero there is more than booked. [WAL-50] */
export const unexplainedOf = ({ said, booked, rests }: Omit<Told, "accounts" | "day">): Cents =>
  said - booked - sum(rests.map(({ amount }) => amount));

/** Whether what was told of a day proves its books. A day of which one account has not told is not proved by the others. */
export function judgeProof(told: Told): Verdict {
  if (unexplainedOf(told) !== 0) return "off";
  return told.accounts.some((account) => isSilentOn(account, told.day)) ? "untold" : "proved";
}

/** Whether the file of a day is missing: nobody said that the account was closed before. */
export const isSilentOn = ({ told_until, is_closed }: ToldUntil, day: string): boolean =>
  !is_closed && told_until < day;

/** An account's own part in what is not explained: what moved while no file told of it. */
export const gapsOf = ({ gaps }: Pick<Followed, "gaps">): Cents =>
  sum(gaps.map(({ expected, found }) => found - expected));
