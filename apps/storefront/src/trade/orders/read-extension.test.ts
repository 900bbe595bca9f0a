import { expect, test } from "vitest";
import { readExtension } from "./read-extension.ts";

const nothing = { marks: [], freight: { original: 0, discount: 0 } };

test("an order's extension says its marks and the discount of its freight [ORD-75]", () => {
  const ext = JSON.stringify({
    extMap: {
      orderMark: ["coupon", "points", "of another time"],
      HD2: { original_price: 28_800, discount: 3_000 },
    },
  });
  expect(readExtension({ ext })).toEqual({
    marks: ["coupon", "points"],
    freight: { original: 28_800, discount: 3_000 },
  });
});

test("what cannot be read of it counts as nothing [ORD-91]", () => {
  for (const ext of ["", "{broken", "[]", '{"extMap":null}', '{"extMap":{"orderMark":"coupon"}}'])
    expect(readExtension({ ext })).toEqual(nothing);
  const halves = '{"extMap":{"HD2":{"original_price":"288","discount":0.5}}}';
  expect(readExtension({ ext: halves })).toEqual(nothing);
});
