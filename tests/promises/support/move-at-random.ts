import type { Db } from "../../../apps/server/src/kernel/db/db.ts";
import { settle } from "../../../apps/server/src/kernel/db/settle.ts";
import { postTransfer } from "../../../apps/server/src/money/ledger/post-transfer.ts";
import type { Entry } from "../../../apps/server/src/money/ledger/transfer.ts";
import type {
  ClearingKind,
  LedgerCurrency,
  OwnedKind,
  TransferKind,
} from "../../../apps/server/src/money/ledger/ledger-account.ts";
import { chanceOf } from "./chance-of.ts";

export interface Moving {
  readonly owners: readonly number[];
  readonly workers: number;
  readonly operations: number;
  readonly seed: number;
  readonly now: Date;
  /** Cents that everybody begins with. */
  readonly opening?: number;
}

export interface Moved {
  /** What each account must hold by every answer that was given, by `owner kind`. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly repeated: number;
  readonly refused: number;
  readonly broken: number;
  readonly perSecond: number;
}

interface Step {
  readonly key: string;
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

const kinds = [
  "topup_bank",
  "payment_order",
  "refund",
  "freeze",
  "unfreeze",
  "withdrawal",
  "correction",
  "bonus_granted",
  "points_granted",
  "points_used",
] as const satisfies readonly TransferKind[];
type Kind = (typeof kinds)[number];

/** Points move in their own currency. */
const currencyOf = (kind: Kind): LedgerCurrency => (kind.startsWith("points") ? "PTS" : "TWD");

function stepOf(kind: Kind, owner: number, amount: number): readonly Entry[] {
  const own = (of: OwnedKind, change: number): Entry => ({
    account: { owner, kind: of },
    amount: change,
  });
  const cash = (change: number) => own("cash", change);
  const aside = (change: number) => own("cash_locked", change);
  const ours = (clearing: ClearingKind, change: number): Entry => ({
    account: { clearing },
    amount: change,
  });
  // A red packet goes with the cash, in one transfer.
  const packet = amount % 3 === 0 ? Math.ceil(amount / 7) : 0;
  const ways = {
    topup_bank: () => [cash(amount), ours("bank", -amount)],
    payment_order: () => [cash(packet - amount), own("bonus", 0 - packet), ours("sales", amount)],
    refund: () => [cash(amount), ours("sales", -amount)],
    freeze: () => [cash(-amount), aside(amount)],
    unfreeze: () => [aside(-amount), cash(amount)],
    withdrawal: () => [aside(-amount), ours("payout", amount)],
    correction: () => [cash(-amount), ours("correction", amount)],
    bonus_granted: () => [own("bonus", amount), ours("promotion", -amount)],
    points_granted: () => [own("points", amount), ours("loyalty", -amount)],
    points_used: () => [own("points", -amount), ours("loyalty", amount)],
  } as const satisfies Record<Kind, () => readonly Entry[]>;
  return ways[kind]();
}

/**
 * Moves money of a few people from many sides at once: top-ups, payments with cash and with a red packet, refunds, money set aside
 * and released, withdrawals, corrections, gifts, and points. One in ten asks again for what it asked before, one in twenty is broken off before its commit.
 */
export async function moveAtRandom(
  db: Db,
  { owners, workers, operations, seed, now, opening = 100_000 }: Moving,
): Promise<Moved> {
  const acknowledged = new Map<string, number>();
  const count = { repeated: 0, refused: 0, broken: 0 };
  const note = ({ entries }: Step) => {
    for (const { account, amount } of entries)
      if ("owner" in account && amount !== 0) {
        const name = `${account.owner} ${account.kind}`;
        acknowledged.set(name, (acknowledged.get(name) ?? 0) + amount);
      }
  };
  const post = async (step: Step, isBroken: boolean) => {
    const answer = await settle(db, async (open) => {
      const posted = await postTransfer(open, {
        idempotency_key: step.key,
        kind: step.kind,
        currency: currencyOf(step.kind),
        tid: "",
        entries: step.entries,
        now,
      });
      if (isBroken) throw new BrokenOff();
      return posted;
    }).catch((fault: unknown) => {
      if (!(fault instanceof BrokenOff)) throw fault;
      return undefined;
    });
    if (!answer) count.broken += 1;
    else if (!answer.ok) count.refused += 1;
    else if (answer.value.repeated) count.repeated += 1;
    else note(step);
  };
  for (const owner of owners)
    await post(
      {
        key: `${seed} opening ${owner}`,
        kind: "topup_bank",
        entries: stepOf("topup_bank", owner, opening),
      },
      false,
    );
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const chance = chanceOf(seed + worker * 7919);
      const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
      const done: Step[] = [];
      for (let at = worker; at < operations; at += workers) {
        const isRepeat = done.length > 0 && chance() < 0.1;
        const kind = pick(kinds);
        const step = isRepeat
          ? pick(done)
          : {
              key: `${seed} ${worker} ${at}`,
              kind,
              entries: stepOf(kind, pick(owners), 1 + Math.floor(chance() * 20_000)),
            };
        const isBroken = !isRepeat && chance() < 0.05;
        const refused = count.refused;
        await post(step, isBroken);
        if (!isRepeat && !isBroken && count.refused === refused) done.push(step);
        if (done.length > 500) done.shift();
      }
    }),
  );
  const perSecond = operations / ((performance.now() - began) / 1000);
  return { acknowledged, ...count, perSecond };
}

class BrokenOff extends Error {}
