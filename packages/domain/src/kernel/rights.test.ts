import { describe, expect, test } from "vitest";
import { mayStaff, rights, rightsOf, staffRoles } from "./rights.ts";

describe("rights", () => {
  test("are each granted to somebody", () => {
    const granted = new Set(staffRoles.flatMap((role) => rightsOf(role)));
    expect(rights.filter((right) => !granted.has(right))).toEqual([]);
  });
  test.each([
    ["reviewer", "review_orders"],
    ["buyer", "purchase_items"],
    ["warehouse", "receive_packages"],
    ["billing", "bill_freight"],
    ["logistics", "ship_boxes"],
    ["finance", "audit_topups"],
    ["service", "decide_claims"],
    ["marketing", "maintain_campaigns"],
    ["catalogue", "maintain_catalogue"],
    ["admin", "manage_staff"],
  ] as const)("of the %s alone include %s", (role, right) => {
    const holders = staffRoles.filter((other) => mayStaff([other], right));
    expect(holders).toEqual([role]);
  });
  test("of several roles add up", () => {
    expect(mayStaff(["buyer", "finance"], "audit_topups")).toBe(true);
    expect(mayStaff(["buyer"], "audit_topups")).toBe(false);
    expect(mayStaff([], "view_dashboard")).toBe(false);
  });
  test("of administrators move neither goods nor money", () => {
    for (const right of ["ship_boxes", "audit_topups", "audit_withdrawals", "execute_refunds"]) {
      expect(rightsOf("admin")).not.toContain(right);
    }
  });
});
