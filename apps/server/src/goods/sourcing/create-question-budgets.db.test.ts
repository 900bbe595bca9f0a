import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import {
  createQuestionBudgets,
  type QuestionBudget,
  type QuestionBudgets,
} from "./create-question-budgets.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-03-02T04:00:30Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const minute = (name: string, most: number): QuestionBudget => ({
  name,
  window_ms: 60_000,
  most,
});

/** How many of so many questions at once were given by processes that ask in turn. */
async function give(
  processes: readonly [QuestionBudgets, ...QuestionBudgets[]],
  budgets: readonly QuestionBudget[],
  count: number,
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, nth) =>
      (processes[nth % processes.length] ?? processes[0]).take(budgets, now),
    ),
  );
  return answers.filter((spent) => spent === undefined).length;
}

test("two processes together give what a budget holds, and no more", async () => {
  const [one, other] = [createQuestionBudgets(db), createQuestionBudgets(db)];
  expect(await give([one, other], [minute("both", 50)], 200)).toBe(50);
});

test("a question is refused by the first of its budgets that is used up, and begins anew with the window", async () => {
  const budgets = createQuestionBudgets(db);
  const [wide, narrow] = [minute("wide", 100), minute("narrow", 1)];
  expect(await budgets.take([wide, narrow], now)).toBeUndefined();
  expect(await budgets.take([wide, narrow], now)).toEqual(narrow);
  expect(budgets.spentOf([wide, narrow], now)).toEqual(narrow);
  expect(budgets.spentOf([wide], now)).toBeUndefined();
  expect(await budgets.take([wide, narrow], later(30))).toBeUndefined();
});

test("whoever may go further goes on where the others stop", async () => {
  const [one, other] = [createQuestionBudgets(db), createQuestionBudgets(db)];
  expect(await give([one, other], [minute("shared", 6)], 20)).toBe(6);
  expect(await give([one, other], [minute("shared", 10)], 20)).toBe(4);
});

test("of a budget of nothing nothing is given", async () => {
  expect(await give([createQuestionBudgets(db)], [minute("closed", 0)], 3)).toBe(0);
});

test("many questions cost few statements, and what is refused costs none", async () => {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const budgets = createQuestionBudgets(counted);
  for (let nth = 0; nth < 400; nth += 1) await budgets.take([minute("busy", 400)], now);
  expect(statements).toBeLessThan(40);
  await budgets.take([minute("busy", 400)], now);
  statements = 0;
  for (let nth = 0; nth < 100; nth += 1) await budgets.take([minute("busy", 400)], now);
  expect(statements).toBe(0);
});
