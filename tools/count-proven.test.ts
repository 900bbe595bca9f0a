import { expect, test } from "vitest";
import { countProven, type Requirement } from "./count-proven.ts";
import type { TestResult } from "./test-results.ts";

const requirements = [
  { id: "CART-01", area: "cart", text: "...", side: "both" },
  { id: "CART-02", area: "cart", text: "...", side: "server" },
  { id: "PAY-01", area: "payment", text: "...", kind: "call", path: "/gateway/pay", side: "both" },
] as const satisfies Requirement[];
const result = (status: TestResult["status"], title: string): TestResult => ({
  file: "some.test.ts",
  groups: [],
  title,
  status,
  message: "",
});

test("counts the rows that passing tests name, by area", () => {
  const { areas } = countProven(requirements, [result("passed", "does it [CART-01] [PAY-01]")]);
  expect(areas).toMatchObject([
    { area: "cart", proven: 1, total: 2 },
    { area: "payment", proven: 1, total: 1 },
  ]);
});

test("counts beside them what of it somebody sees, and whether a test looks at screens", () => {
  const { areas, shown } = countProven(requirements, [
    result("passed", "does it [CART-01] [CART-02]"),
    { ...result("passed", "shows it [CART-01]"), file: "e2e/cart.e2e.ts" },
    { ...result("failed", "shows it [PAY-01]"), file: "e2e/cart.e2e.ts" },
  ]);
  expect(areas[0]).toMatchObject({ proven: 2, shown: 1, visible: 1 });
  expect([...shown]).toEqual(["CART-01"]);
});

test("takes a call as shown when a page made it in a journey that passed, and a test proves what it does", () => {
  const proof = result("passed", "pays [PAY-01] [CART-01]");
  const journey = { ...result("passed", "walks"), asked: ["/gateway/pay"] };
  const shownBy = (results: TestResult[]) => [...countProven(requirements, results).shown];
  expect(shownBy([proof, journey])).toEqual(["PAY-01"]);
  expect(shownBy([proof])).toEqual([]);
  expect(shownBy([journey])).toEqual([]);
  expect(shownBy([proof, { ...journey, status: "failed" }])).toEqual([]);
});

test("takes a row of several calls as shown when pages made all of them", () => {
  const rows = [
    { id: "WO-01", area: "questions", text: "...", kind: "call", path: "/gateway/q/{ask,reply}" },
  ] as const satisfies Requirement[];
  const shownBy = (...asked: string[]) => [
    ...countProven(rows, [
      result("passed", "asks and replies [WO-01]"),
      { ...result("passed", "walks"), asked },
    ]).shown,
  ];
  expect(shownBy("/gateway/q/ask", "/gateway/q/reply")).toEqual(["WO-01"]);
  expect(shownBy("/gateway/q/ask")).toEqual([]);
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
