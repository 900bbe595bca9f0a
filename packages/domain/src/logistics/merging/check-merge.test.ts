import { describe, expect, test } from "vitest";
import { defaultAcceptance } from "../../goods/shippability/goods-class.ts";
import {
  billingStates,
  transportStates,
  type BillingState,
  type TransportState,
} from "../parcels/package-state.ts";
import {
  checkMerge,
  goodsClassesIn,
  obstacleOf,
  type MergeWish,
  type ParcelToMerge,
} from "./check-merge.ts";

const order = { isComplete: true, region: "TW", insurance: 2 } as const;
const parcel = (wish: Partial<ParcelToMerge> = {}): ParcelToMerge => ({
  tid: "SP1",
  warehouse: "guangzhou",
  billing: 3,
  transport_state: "waiting_to_be_sent",
  is_merged: false,
  marks: [],
  goods_classes: ["ordinary"],
  orders: [order],
  ...wish,
});
const bySea: MergeWish = { region: "TW", transport: 9, insurance: 2 };
const check = (
  parcels: readonly ParcelToMerge[],
  wish: Partial<MergeWish> = {},
  acceptance = defaultAcceptance,
) => {
  const checked = checkMerge(parcels, { ...bySea, ...wish }, acceptance);
  return checked.ok ? "accepted" : checked.error.code;
};

describe("merging", () => {
  test("takes parcels that lie weighed in a warehouse and wait to be billed, and no others [CONS-04] [CONS-01]", () => {
    const states = billingStates.flatMap((billing): [BillingState, TransportState][] =>
      transportStates.map((transport) => [billing, transport]),
    );
    const taken = states.filter(
      ([billing, transport_state]) =>
        obstacleOf(parcel({ billing, transport_state })) === undefined,
    );
    expect(taken).toEqual([[3, "waiting_to_be_sent"]]);
  });

  test("takes no merged parcel anew, and none whose order still waits for goods [CONS-04]", () => {
    expect(check([parcel(), parcel({ is_merged: true })])).toBe("parcel_not_in_state");
    const awaiting = parcel({ orders: [order, { ...order, isComplete: false }] });
    expect(check([parcel(), awaiting])).toBe("goods_awaited");
  });

  test("mixes neither warehouses nor regions [CONS-03]", () => {
    expect(check([parcel(), parcel()])).toBe("accepted");
    expect(check([parcel(), parcel({ warehouse: "shenzhen" })])).toBe("warehouses_differ");
    expect(check([parcel(), parcel({ orders: [{ ...order, region: "TH" }] })])).toBe(
      "regions_differ",
    );
    expect(check([parcel(), parcel()], { region: "TH" })).toBe("regions_differ");
  });

  test("sends sensitive goods by air only, unless a line takes them [CONS-05]", () => {
    for (const sensitive of [
      parcel({ goods_classes: ["sensitive-battery"] }),
      parcel({ marks: ["liquid"] }),
    ]) {
      for (const transport of [8, 9, 10] as const)
        expect(check([parcel(), sensitive], { transport })).toBe("sensitive_by_air_only");
      expect(check([parcel(), sensitive], { transport: 12 })).toBe("accepted");
      const widened = { ...defaultAcceptance, 9: ["ordinary", "sensitive"] } as const;
      expect(check([parcel(), sensitive], {}, widened)).toBe("accepted");
    }
    expect(check([parcel({ goods_classes: ["restricted"] })], { transport: 12 })).toBe(
      "goods_refused",
    );
  });

  test("names the parcel that stands in the way, and the insurance that is asked for", () => {
    const merged = parcel({ tid: "SP2", is_merged: true });
    expect(checkMerge([parcel(), merged], bySea, defaultAcceptance)).toEqual({
      ok: false,
      error: { code: "parcel_not_in_state", values: { tid: "SP2" } },
    });
    const orders = [{ ...order, insurance: 4 }, order] as const;
    expect(checkMerge([parcel({ orders })], bySea, defaultAcceptance)).toEqual({
      ok: false,
      error: { code: "insurance_lowered", values: { percent: 4 } },
    });
  });

  test("takes no parcel with goods for another region among others [CONS-03]", () => {
    const both = parcel({ orders: [order, { ...order, region: "TH" }] });
    expect(check([both])).toBe("regions_differ");
  });

  test("knows of each mark of the warehouse what carries such goods", () => {
    const marks = ["battery", "liquid", "powder", "magnet", "food", "fragile"];
    expect(goodsClassesIn([parcel({ marks, goods_classes: [] })])).toEqual([
      "sensitive-battery",
      "sensitive-liquid",
      "sensitive-powder",
      "magnet",
      "food",
    ]);
  });

  test("raises an insurance and never lowers one", () => {
    const better = parcel({ orders: [{ ...order, insurance: 3 }] });
    expect(check([parcel(), better])).toBe("insurance_lowered");
    expect(check([parcel(), better], { insurance: 3 })).toBe("accepted");
    expect(check([parcel(), better], { insurance: 4 })).toBe("accepted");
  });
});
