import { expect, test } from "vitest";
import { daysToChoose } from "./days-to-choose.ts";

test("what was chosen before can be kept, though it is offered to nobody", () => {
  expect(daysToChoose(0)).toEqual(daysToChoose(7));
  expect(daysToChoose(12)).toEqual([3, 5, 7, 10, 12, 14, 21, 30]);
});
