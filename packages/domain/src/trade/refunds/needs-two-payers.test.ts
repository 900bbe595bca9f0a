import { describe, expect, test } from "vitest";
import { needsTwoPayers } from "./needs-two-payers.ts";

describe("a payout beside what one employee lets out in a day", () => {
  const limits = { refund_employee_day_cny: 500_000 };

  test("is paid by one up to exactly that much", () => {
    expect(needsTwoPayers(0, limits)).toBe(false);
    expect(needsTwoPayers(500_000, limits)).toBe(false);
  });

  test("asks for a second from one cent more", () => {
    expect(needsTwoPayers(500_001, limits)).toBe(true);
  });
});
