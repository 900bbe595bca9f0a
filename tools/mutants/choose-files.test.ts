import { expect, test } from "vitest";
import { chooseFiles } from "./choose-files.ts";

const areas = [
  { name: "freight", files: ["rules/money/freight/**/*.ts"], floor_percent: 100 },
  { name: "money", files: ["rules/money/**/*.ts"], floor_percent: 100 },
];
const freight = "rules/money/freight/round.ts";
const sum = "rules/money/sum.ts";
const files = [freight, sum, "rules/money/sum.test.ts", "rules/words.ts"];
const chosen = (...asked: string[]) =>
  chooseFiles(asked, files, areas).map(({ area, files: some }) => [area.name, ...some]);

test("everything is tried where nothing is asked for, each file in the first area that has it", () => {
  expect(chosen()).toEqual([
    ["freight", freight],
    ["money", sum],
  ]);
});

test("an area is asked for by its name, without what another one counts", () => {
  expect(chosen("money")).toEqual([["money", sum]]);
});

test("a part is asked for by its folder or its file", () => {
  expect(chosen("rules/money/freight")).toEqual([["freight", freight]]);
  expect(chosen("rules/money/")).toHaveLength(2);
  expect(chosen(sum)).toEqual([["money", sum]]);
  expect(chosen("rules/mon")).toEqual([]);
});
