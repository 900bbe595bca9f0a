import { describe, expect, test } from "vitest";
import {
  firstPartOf,
  problemsOf,
  problemsOfPart,
  type CheckoutProblem,
} from "./checkout-problems.ts";

const whole = { remark: "", accepts_terms: true, accepts_claims: true };
const found = (...codes: CheckoutProblem["code"][]): CheckoutProblem[] =>
  codes.map((code) => ({ code, values: {} }));
const codesOf = (problems: readonly CheckoutProblem[]) => problems.map(({ code }) => code);

describe("what keeps an order from being placed", () => {
  test("both ticks are needed before it is submitted [CHK-19] [CHK-20]", () => {
    const unticked = { remark: "", accepts_terms: false, accepts_claims: false };
    expect(codesOf(problemsOf([], unticked, 200))).toEqual(["terms_needed", "claims_terms_needed"]);
    expect(problemsOf([], whole, 200)).toEqual([]);
  });

  test("a remark has at most the configured number of characters [CHK-14]", () => {
    const remark = "字".repeat(201);
    expect(codesOf(problemsOf([], { ...whole, remark }, 200))).toEqual(["remark_too_long"]);
    expect(problemsOf([], { ...whole, remark: remark.slice(1) }, 200)).toEqual([]);
  });

  test("stands beside its part of the form", () => {
    const problems = found("sensitive_by_air_only", "over_stock");
    expect(codesOf(problemsOfPart(problems, "transport", false))).toEqual([
      "sensitive_by_air_only",
    ]);
    expect(codesOf(problemsOfPart(problems, "goods", false))).toEqual(["over_stock"]);
    expect(problemsOfPart(problems, "coupon", false)).toEqual([]);
  });

  test("is not told of what nobody has chosen yet, until the order is submitted", () => {
    const problems = found("carrier_needed");
    expect(problemsOfPart(problems, "carrier", false)).toEqual([]);
    expect(codesOf(problemsOfPart(problems, "carrier", true))).toEqual(["carrier_needed"]);
  });

  test("leads to the topmost part that needs a look", () => {
    expect(firstPartOf(found("insurance_needed", "address_needed"))).toBe("address");
    expect(firstPartOf([])).toBeUndefined();
  });
});
