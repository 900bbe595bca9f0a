import { writeRequest } from "@sampan/client/write-request";
import { createConsignTrade } from "@sampan/contract/logistics/consignments/consignments";
import { expect, test } from "vitest";
import { checkLines, typedLine } from "./check-consignment.ts";
import { emptyLine } from "./consignment-draft.ts";

const lamp = { key: 1, name: "陶瓷檯燈", num: "2", value: "88.5", express_no: "sf1234567890" };

test("what was typed becomes pieces and cents of yuan [CONS-07]", () => {
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

test("what a piece cost is sent as whole cents, whatever its fraction is in a computer [MONEY-01]", () => {
  const typed = ["88.5", "0.29", "1.15", "4.35", "19.99", "8.2"];
  const lines = typed.map((value) => typedLine({ ...lamp, value }));
  const { init } = writeRequest(createConsignTrade, { lines });
  const sent = JSON.parse(new URLSearchParams(String(init.body)).get("lines") ?? "") as object[];
  expect(sent).toEqual(
    [8_850, 29, 115, 435, 1_999, 820].map((value) => expect.objectContaining({ value })),
  );
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
