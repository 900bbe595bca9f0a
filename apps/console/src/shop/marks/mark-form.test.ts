import { expect, test } from "vitest";
import { leastOf, newMark, wireOf } from "./mark-form.ts";

test("an amount that is left empty asks nothing, and what is no amount keeps a mark from being saved [PROMO-14]", () => {
  expect(["", " ", "1,000", "0.5", "0", "-1", "x"].map(leastOf)).toEqual([
    null,
    null,
    100_000,
    50,
    undefined,
    undefined,
    undefined,
  ]);
  const mark = newMark();
  expect(wireOf({ ...mark, least: { ...mark.least, min_hd2_fee: "abc" } })).toBeUndefined();
  const wire = wireOf({ ...mark, least: { ...mark.least, min_hd2_fee: "20" } });
  expect(wire?.ext.markConditions).toMatchObject({
    min_item_fee: null,
    min_hd2_fee: 2_000,
  });
});

test("goods have a time of their own where one end of it is written [PROMO-15]", () => {
  const timeOf = (goods_from: string) =>
    wireOf({ ...newMark(), goods_from })?.ext.markConditions.detailMark.detailTime;
  expect(timeOf("")).toBeNull();
  expect(timeOf("2026-01-01T00:00")).toEqual({
    startTime: "2026-01-01T00:00",
    endTime: "",
  });
});
