import { expect, test } from "vitest";
import { isCorrection, judgeScan, nextCountState, outcomesOf } from "./stock-count.ts";

const shelf = { warehouse: "guangzhou", shelf: "A-01" };
const house = { warehouse: "guangzhou", shelf: "" };
const lies = { ...shelf, isInStock: true };

test("a scan is compared with where the parcel should be", () => {
  expect(judgeScan(shelf, lies)).toBe("here");
  expect(judgeScan(shelf, { ...lies, shelf: "A-02" })).toBe("misplaced");
  expect(judgeScan(house, { ...lies, shelf: "A-02" })).toBe("here");
  expect(judgeScan(house, { ...lies, warehouse: "shenzhen" })).toBe("misplaced");
  expect(judgeScan(house, { ...lies, isInStock: false })).toBe("gone");
  expect(judgeScan(house, undefined)).toBe("unknown");
});

test("a count is scanned into while it is open, and settled once, after it was closed", () => {
  expect(nextCountState("open", "scan")).toEqual({ ok: true, value: "open" });
  expect(nextCountState("closed", "scan").ok).toBe(false);
  expect(nextCountState("open", "settle").ok).toBe(false);
  expect(nextCountState("closed", "settle")).toEqual({ ok: true, value: "settled" });
  expect(nextCountState("settled", "note")).toEqual({
    ok: false,
    error: { code: "count_not_in_state" },
  });
});

test("what was found after all changes nothing; what is lost or moved does", () => {
  for (const [first] of Object.values(outcomesOf)) expect(isCorrection(first)).toBe(false);
  expect([isCorrection("lost"), isCorrection("moved"), isCorrection(null)]).toEqual([
    true,
    true,
    false,
  ]);
});
