import { expect, test } from "vitest";
import { checkOrderSize } from "./order-size.ts";

const line = (price: number, num: number, weight_g = 1) => ({ price, num, weight_g });

test("an order of ordinary goods is held, and one at the bound", () => {
  expect(checkOrderSize([line(12_900, 500, 800)]).ok).toBe(true);
  expect(checkOrderSize([line(1_000_000_000, 99), line(1_000_000_000, 1)]).ok).toBe(true);
  expect(checkOrderSize([line(1, 999_999, 1_000), line(1, 1, 1_000)]).ok).toBe(true);
});

test.each([
  ["one dear line", [line(1_000_000_000, 101)]],
  ["many lines", Array.from({ length: 1000 }, () => line(100_000_000, 2))],
  ["quantities that no number holds", [line(1_000_000_000, 10_000_000)]],
  ["its weight", [line(1, 10_000, 1_000_000)]],
])("an order too large by %s is refused with what it may be", (_, lines) => {
  expect(checkOrderSize(lines)).toEqual({
    ok: false,
    error: { code: "order_too_large", values: { units: 1_000_000_000, kg: 1_000_000 } },
  });
});
