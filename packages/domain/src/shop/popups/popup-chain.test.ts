import { expect, test } from "vitest";
import { dueStage, nextStage, type PopupStage } from "./popup-chain.ts";

test("the chain of popups runs 1, 2, 3 and returns to 1 [HOME-02]", () => {
  const run: PopupStage[] = [1];
  for (let at = 0; at < 3; at += 1) run.push(nextStage(run.at(-1) ?? 1));
  expect(run).toEqual([1, 2, 3, 1]);
});

test.each<[PopupStage, PopupStage[], PopupStage | null]>([
  [1, [1, 2, 3], 1],
  [1, [3], 3],
  [3, [2], 2],
  [2, [], null],
])("from stage %d with %j due it shows %s alone [HOME-02] [HOME-10]", (from, due, shown) => {
  expect(dueStage(from, new Set(due))).toBe(shown);
});
