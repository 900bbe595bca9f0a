import type { Db } from "../../kernel/db/db.ts";
import { takeFromBudgets } from "./question-budget-queries.ts";

/** So many questions in a window, counted over all processes. */
export interface QuestionBudget {
  /** What is counted, with the length of its window: `platform:3:minute`. */
  readonly name: string;
  readonly window_ms: number;
  /** How many may have been asked in the window when whoever asks now still may. */
  readonly most: number;
}

export interface QuestionBudgets {
  /** Takes one question out of each, or answers the first that is used up. */
  readonly take: (
    budgets: readonly QuestionBudget[],
    now: Date,
  ) => Promise<QuestionBudget | undefined>;
  /** The first that is known here to be used up. Asks nobody. */
  readonly spentOf: (budgets: readonly QuestionBudget[], now: Date) => QuestionBudget | undefined;
}

/** What this process may still use of what it took out of a budget in one window. */
interface Lease {
  readonly budget: QuestionBudget;
  readonly window_start: Date;
  left: number;
  /** How many are taken next: one at first, then twice as many each time. */
  block: number;
  isSpent: boolean;
  /** The statement that is filling it; over when it is not. */
  filling: Promise<void>;
  isFilling: boolean;
}

/** Leases of people that were forgotten cost each of them a few questions, never give them any. */
const leases_max = 10_000;
const block_max = 16;
/** A lease that is never used is lost to the others: a small part of the budget at most. */
const shareOfBudget = 20;

/**
 * Budgets that hold over all processes and are counted in the database a block at a time: a process that asks
 * often writes seldom, and one whose budget is used up writes nothing until the window is over.
 */
export function createQuestionBudgets(db: Db): QuestionBudgets {
  const leaseOf = holdLeases();

  function fillTogether(empty: readonly Lease[]): Promise<unknown> {
    const idle = empty.filter(({ isFilling }) => !isFilling);
    if (idle.length > 0) {
      const filling = fill(db, idle).finally(() => {
        for (const lease of idle) lease.isFilling = false;
      });
      for (const lease of idle) Object.assign(lease, { filling, isFilling: true });
    }
    return Promise.all(empty.map(({ filling }) => filling));
  }

  async function take(
    budgets: readonly QuestionBudget[],
    now: Date,
  ): Promise<QuestionBudget | undefined> {
    const asked = budgets.map((budget) => leaseOf(budget, now));
    for (;;) {
      const spent = spentIn(asked);
      if (spent) return spent;
      const empty = asked.filter(({ left }) => left === 0);
      if (empty.length === 0) break;
      await fillTogether(empty);
    }
    for (const lease of asked) lease.left -= 1;
    return undefined;
  }

  return {
    take,
    spentOf: (budgets, now) => spentIn(budgets.map((budget) => leaseOf(budget, now))),
  };
}

/** The leases of this process, by budget and window. */
function holdLeases(): (budget: QuestionBudget, now: Date) => Lease {
  const leases = new Map<string, Lease>();
  return (budget, now) => {
    const start_ms = now.getTime() - (now.getTime() % budget.window_ms);
    // Whoever may go further in the same window has a lease of their own.
    const key = `${budget.name} ${start_ms} ${budget.most}`;
    const known = leases.get(key);
    if (known) return known;
    const lease: Lease = {
      budget,
      window_start: new Date(start_ms),
      left: 0,
      block: 1,
      isSpent: false,
      filling: Promise.resolve(),
      isFilling: false,
    };
    leases.set(key, lease);
    if (leases.size > leases_max) leases.delete(leases.keys().next().value ?? "");
    return lease;
  };
}

async function fill(db: Db, empty: readonly Lease[]): Promise<void> {
  const takings = empty.map(({ budget: { name, most }, window_start, block }) => ({
    budget: name,
    window_start,
    block,
    most,
  }));
  const given = await takeFromBudgets(db, takings);
  for (const lease of empty) {
    const count = given.get(lease.budget.name) ?? 0;
    lease.left += count;
    lease.isSpent = count < lease.block;
    lease.block = nextBlock(lease);
  }
}

const spentIn = (asked: readonly Lease[]): QuestionBudget | undefined =>
  asked.find(({ left, isSpent }) => left === 0 && isSpent)?.budget;

const nextBlock = ({ block, budget: { most } }: Lease): number =>
  Math.max(1, Math.min(block * 2, block_max, Math.floor(most / shareOfBudget)));
