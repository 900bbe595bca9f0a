import { expect, test } from "vitest";
import { countProven } from "./count-proven.ts";
import type { TestResult } from "./test-results.ts";

const requirements = [
  { id: "CART-01", area: "cart", text: "..." },
  { id: "CART-02", area: "cart", text: "..." },
  { id: "PAY-01", area: "payment", text: "..." },
];
const result = (status: TestResult["status"], title: string): TestResult => ({
  file: "some.test.ts",
  groups: [],
  title,
  status,
  message: "",
});

test("counts the rows that passing tests name, by area", () => {
  const { areas } = countProven(requirements, [result("passed", "does it [CART-01] [PAY-01]")]);
  expect(areas).toEqual([
    { area: "cart", proven: 1, total: 2 },
    { area: "payment", proven: 1, total: 1 },
  ]);
});

test("takes no skipped and no failed test as proof", () => {
  const { proven } = countProven(requirements, [
    result("skipped", "does it [CART-01]"),
    result("failed", "does it [CART-02]"),
  ]);
  expect([...proven]).toEqual([]);
});

test("lets one failing test outweigh the passing ones", () => {
  const { proven } = countProven(requirements, [
    result("passed", "does it on PGlite [CART-01]"),
    result("failed", "does it on PostgreSQL [CART-01]"),
  ]);
  expect([...proven]).toEqual([]);
});

test("warns about ids that no row has, and of titles that claim too much", () => {
  const four = "[CART-01] [CART-02] [PAY-01] [CART-01]";
  const { warnings } = countProven(requirements, [
    result("passed", "does it [CART-99]"),
    result("passed", `does everything ${four}`),
    result("passed", `has words for every state (table) ${four}`),
  ]);
  expect(warnings).toEqual([
    "some.test.ts: [CART-99] is no requirement: does it [CART-99]",
    `some.test.ts: more than 3 ids in one test: does everything ${four}`,
  ]);
});
