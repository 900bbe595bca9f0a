import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import {
  judgeProof,
  type RestKind,
  restKinds,
  type Teller,
  unexplainedOf,
  type Verdict,
} from "@sampan/domain/money/closes/prove-by-bank";
import { sum } from "@sampan/domain/kernel/money";
import type { Db } from "../../kernel/db/db.ts";
import { type BankAccount, readAccounts } from "../statements/read-accounts.ts";
import { type Rest, type RestsOf, selectWaiting, sumRests, sumSettled } from "./rest-queries.ts";

export interface DayToProve {
  readonly currency: PaymentCurrency;
  readonly day: string;
  /** When the day ended. */
  readonly until: Date;
  /** What the books say that banks, and providers, hold then, cents. */
  readonly booked: Readonly<Record<Teller, number>>;
}

export interface Proof {
  readonly teller: Teller;
  readonly verdict: Verdict;
  readonly said: number;
  readonly booked: number;
  readonly unexplained: number;
  readonly accounts: readonly BankAccount[];
  readonly rests: readonly Rest[];
  /** What the rests were asked by; undefined where nothing was ever told. */
  readonly asked: RestsOf | undefined;
}

/**
 * Holds the end of a day against what banks printed and what providers settled, as far as files tell of it now: what differs is
 * explained by rests, and what is left is said. All accounts of a currency are one sum, because the ledger keeps one. [WAL-50]
 */
export async function proveDay(db: Db, day: DayToProve): Promise<readonly Proof[]> {
  return [await proveByBanks(db, day), await proveByProviders(db, day)];
}

export async function proveByBanks(db: Db, day: DayToProve): Promise<Proof> {
  const accounts = await readAccounts(db, day.currency, day.day);
  const [first] = accounts.map(({ begun_on }) => begun_on).toSorted();
  if (first === undefined) return nothingTold("bank", day);
  const asked = { ...day, teller: "bank", begun_on: first } as const;
  const opening = sum(accounts.map((account) => account.opening));
  const rests = await sumRests(db, asked);
  return judged(day, {
    teller: "bank",
    said: sum(accounts.map(({ closing }) => closing)),
    accounts,
    rests: withOpening(rests, { opening, begun_on: first }),
    asked,
  });
}

async function proveByProviders(db: Db, day: DayToProve): Promise<Proof> {
  const settled = await sumSettled(db, day);
  if (!settled) return nothingTold("provider", day);
  const asked = { ...day, teller: "provider", begun_on: settled.begun_on } as const;
  const rests = await sumRests(db, asked);
  return judged(day, { teller: "provider", said: settled.said, accounts: [], rests, asked });
}

function judged(
  { booked, day }: DayToProve,
  told: Omit<Proof, "verdict" | "booked" | "unexplained">,
): Proof {
  const sums = { ...told, booked: booked[told.teller] };
  const place = ({ kind }: Rest): number => restKinds.indexOf(kind);
  return {
    ...sums,
    verdict: judgeProof({ ...sums, day }),
    unexplained: unexplainedOf(sums),
    rests: told.rests.toSorted((one, other) => place(one) - place(other)),
  };
}

const nothingTold = (teller: Teller, { booked }: DayToProve): Proof => ({
  teller,
  verdict: "none",
  said: 0,
  booked: booked[teller],
  unexplained: 0,
  accounts: [],
  rests: [],
  asked: undefined,
});

/** What accounts held at first is not the books': what customers paid into them until then stands in it. */
function withOpening(
  rests: readonly Rest[],
  { opening, begun_on }: { readonly opening: number; readonly begun_on: string },
): readonly Rest[] {
  const kind: RestKind = "begun";
  const before = rests.find((rest) => rest.kind === kind);
  const begun = { kind, amount: opening + (before?.amount ?? 0), count: 1, oldest: begun_on };
  return [begun, ...rests.filter((rest) => rest.kind !== kind)].filter(
    ({ amount, kind: one }) => one !== "begun" || amount !== 0,
  );
}

/** So many of what waits are shown with their owners; of the others the sums tell. */
const shownWaiting = 20;

export const waitingOf = async (db: Db, { asked }: Proof) =>
  asked ? selectWaiting(db, asked, shownWaiting) : [];
