import { describe, expect, test } from "vitest";
import {
  checkTransport,
  defaultAcceptance,
  goodsClasses,
  tariffClassOf,
  tariffClassOfAll,
  type GoodsClass,
} from "./goods-class.ts";
import { transportIds } from "./transports.ts";

const transportsTaking = (goods: readonly GoodsClass[], acceptance = defaultAcceptance) =>
  transportIds.filter((transport) => checkTransport(goods, transport, acceptance).ok);

describe("goods", () => {
  test("fall into the classes of the tariffs", () => {
    expect(goodsClasses.map(tariffClassOf)).toEqual([
      "ordinary",
      "ordinary",
      "sensitive",
      "sensitive",
      "sensitive",
      "sensitive",
      "special",
      undefined,
    ]);
  });
  test("pay together what the hardest of them pays", () => {
    expect(tariffClassOfAll(["ordinary", "magnet"])).toBe("sensitive");
    expect(tariffClassOfAll(["food", "magnet"])).toBe("special");
    expect(tariffClassOfAll(["ordinary", "restricted"])).toBeUndefined();
    expect(tariffClassOfAll([])).toBe("ordinary");
  });
});

describe("a transport", () => {
  test.each(
    goodsClasses.filter((goods) => !["ordinary", "oversize", "restricted"].includes(goods)),
  )("of %s goes by air only", (goods) => {
    expect(transportsTaking(["ordinary", goods])).toEqual([12]);
    for (const transport of [8, 9, 10] as const) {
      expect(checkTransport([goods], transport, defaultAcceptance)).toEqual({
        ok: false,
        error: { code: "sensitive_by_air_only" },
      });
    }
  });
  test("of ordinary goods goes by any way", () => {
    expect(transportsTaking(["ordinary", "oversize"])).toEqual([12, 8, 9, 10]);
  });
  test("of restricted goods goes by none", () => {
    expect(checkTransport(["restricted"], 12, defaultAcceptance)).toEqual({
      ok: false,
      error: { code: "goods_refused" },
    });
    expect(transportsTaking(["restricted"])).toEqual([]);
  });
  test("can be widened by configuration", () => {
    const widened = { ...defaultAcceptance, 9: ["ordinary", "sensitive"] } as const;
    expect(transportsTaking(["magnet"], widened)).toEqual([12, 9]);
  });
});
