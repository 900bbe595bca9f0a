import type { Cents } from "../../kernel/money.ts";
import { propose, type Likeness, type MatchOutcome } from "./propose.ts";

/** Money that came in, as the bank tells it. */
export interface Arrival {
  readonly id: string;
  /** `YYYY-MM-DD`, the bank's. */
  readonly day: string;
  readonly amount: Cents;
  /** Everything that the bank says of it: its words, its number. */
  readonly words: string;
}

/** A transfer that a customer declared and that waits for finance. */
export interface DeclaredTransfer {
  readonly number: string;
  /** The day it was paid on, in the bank's country. */
  readonly day: string;
  readonly amount: Cents;
  /** What the customer read from their bank's receipt. */
  readonly pay_no: string;
}

const nearDays = 3;
const day_ms = 86_400_000;
/** Shorter ones stand in some number or other of every row. */
const leastPayNo = 5;

/**
 * What each arrival was declared as. Sure only where the declared number stands in the row, the amount is the same, and no
 * other arrival and no other declared transfer of that day has this amount; everything else is proposed, and a transfer
 * that is surely one arrival's is proposed for no other. Amounts are cents. [BO-32]
 */
export function matchTransfers(
  arrivals: readonly Arrival[],
  declared: readonly DeclaredTransfer[],
): ReadonlyMap<string, MatchOutcome> {
  const byAmount = Map.groupBy(declared, ({ amount }) => amount);
  const arrivalsOf = Map.groupBy(arrivals, placeOf);
  const declaredOf = Map.groupBy(declared, placeOf);
  const outcomes = new Map<string, MatchOutcome>();
  const taken = new Set<string>();
  for (const arrival of arrivals) {
    const [one, another] = declaredOf.get(placeOf(arrival)) ?? [];
    const isAlone = arrivalsOf.get(placeOf(arrival))?.length === 1;
    if (!one || another || !isAlone || !names(arrival, one)) continue;
    outcomes.set(arrival.id, { kind: "sure", number: one.number });
    taken.add(one.number);
  }
  for (const arrival of arrivals) {
    if (outcomes.has(arrival.id)) continue;
    const alike = (byAmount.get(arrival.amount) ?? []).filter(({ number }) => !taken.has(number));
    outcomes.set(
      arrival.id,
      propose(alike.map((one) => ({ number: one.number, alike: likenessOf(arrival, one) }))),
    );
  }
  return outcomes;
}

const placeOf = ({ amount, day }: { readonly amount: Cents; readonly day: string }): string =>
  `${day} ${amount}`;

/** Whether the declared number stands in what the bank says, as a word of its own or within a longer number. */
export function names(
  { words }: Pick<Arrival, "words">,
  { pay_no }: Pick<DeclaredTransfer, "pay_no">,
): boolean {
  const wanted = written(pay_no);
  return wanted.length >= leastPayNo && written(words).includes(wanted);
}

/** Capitals and digits: customers put blanks and dashes into what their bank prints without, and the other way round. */
const written = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** In what an arrival and something of the same amount agree. */
export function likenessOf(
  arrival: Arrival,
  one: Pick<DeclaredTransfer, "day" | "pay_no">,
): readonly Likeness[] {
  const isNear = Math.abs(Date.parse(arrival.day) - Date.parse(one.day)) <= nearDays * day_ms;
  return [
    ...(names(arrival, one) ? (["pay_no"] as const) : []),
    "amount",
    ...(one.day === arrival.day ? (["day"] as const) : isNear ? (["near_day"] as const) : []),
  ];
}
