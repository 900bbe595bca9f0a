import { expect, test } from "vitest";
import { noticeKinds, reachesAway } from "./notice-kinds.ts";

test("what waits for a customer is sent after them, and what only tells is listed [BO-53]", () => {
  const away = noticeKinds.filter(reachesAway);
  expect(away).toEqual(expect.arrayContaining(["order_payable", "freight_billed", "new_device"]));
  expect(away).not.toContain("order_submitted");
  expect(away.length).toBeLessThan(noticeKinds.length);
});
