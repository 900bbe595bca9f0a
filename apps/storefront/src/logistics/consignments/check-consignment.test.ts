import { expect, test } from "vitest";
import { checkLines, typedLine } from "./check-consignment.ts";
import { emptyLine } from "./consignment-draft.ts";

const lamp = { key: 1, name: "陶瓷檯燈", num: "2", value: "88.5", express_no: "sf1234567890" };

test("what was typed becomes pieces and cents of yuan [CONS-07] [MONEY-01]", () => {
  expect(typedLine(lamp)).toEqual({
    name: "陶瓷檯燈",
    num: 2,
    value: 88_50,
    express_no: "sf1234567890",
  });
  expect(typedLine({ ...lamp, num: "two", value: "12.345" })).toMatchObject({
    num: undefined,
    value: undefined,
  });
});

test("each line tells its own problem, beside the field it is about [CONS-07]", () => {
  const problems = checkLines({
    lines: [
      lamp,
      emptyLine(2),
      { ...lamp, num: "0" },
      { ...lamp, value: "" },
      { ...lamp, express_no: "1" },
    ],
  });
  expect(problems.map((problem) => problem?.field)).toEqual([
    undefined,
    "name",
    "num",
    "value",
    "express_no",
  ]);
  expect(problems[4]?.values).toEqual({ line: 5 });
});
