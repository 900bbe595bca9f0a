import type { TellerProof } from "@sampan/contract/money/staff-closes";
import type { BooksCurrency, SumOfKind } from "@sampan/domain/money/closes/close";
import { isSilentOn, type Teller } from "@sampan/domain/money/closes/prove-by-bank";
import type { Db } from "../../kernel/db/db.ts";
import { toldGap } from "../statements/read-accounts.ts";
import { type Proof, proveDay, waitingOf } from "./prove-day.ts";
import { accountsOf } from "./rest-queries.ts";

interface ClosedDay {
  readonly currency: BooksCurrency;
  readonly day: string;
  readonly until: Date;
  readonly sums: readonly SumOfKind[];
}

/** What banks and providers tell of a closed day, cents; of points nobody outside tells. */
export async function tellProofs(
  db: Db,
  { currency, day, until, sums }: ClosedDay,
): Promise<TellerProof[]> {
  if (currency === "PTS") return [];
  const booked = { bank: closingOf(sums, "bank"), provider: closingOf(sums, "provider") };
  const proofs = await proveDay(db, { currency, day, until, booked });
  const told: TellerProof[] = [];
  for (const proof of proofs)
    told.push({ ...shown(proof, day), waiting: await tellWaiting(db, proof, day) });
  return told;
}

const closingOf = (sums: readonly SumOfKind[], teller: Teller): number =>
  sums.reduce(
    (total, { side, kind, closing }) =>
      side === "held" && accountsOf[teller].some((one) => one === kind) ? total + closing : total,
    0,
  );

const shown = (
  { teller, verdict, said, booked, unexplained, accounts, rests }: Proof,
  day: string,
) => ({
  teller,
  verdict,
  said,
  booked,
  unexplained,
  accounts: accounts.map((one) => ({
    format: one.format,
    account: one.account,
    balance: one.closing,
    told_until: one.told_until,
    is_closed: one.is_closed,
    is_missing: isSilentOn(one, day),
    gaps: one.gaps.map(toldGap),
  })),
  rests: [...rests],
});

const day_ms = 86_400_000;

async function tellWaiting(db: Db, proof: Proof, day: string): Promise<TellerProof["waiting"]> {
  const waiting = await waitingOf(db, proof);
  return waiting.map((one) => ({
    ...one,
    age_days: Math.max(0, Math.round((Date.parse(day) - Date.parse(one.since)) / day_ms)),
  }));
}
