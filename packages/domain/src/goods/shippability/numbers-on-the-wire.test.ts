import { expect, test } from "vitest";
import { goodsClasses, isGoodsClass } from "./goods-class.ts";
import { carrierIds, isCarrierId, isTransportId, transportIds } from "./transports.ts";

const strange = ["", "air", "8", 0, -1, 11, 4, 8.5, null, undefined, {}];

test.each<[string, (value: unknown) => boolean, readonly unknown[]]>([
  ["transport", isTransportId, transportIds],
  ["carrier", isCarrierId, carrierIds],
  ["class of goods", isGoodsClass, goodsClasses],
])("a %s is one of ours, and nothing else is", (_, isOne, ours) => {
  expect([...ours, ...strange].filter(isOne)).toEqual(ours);
});
