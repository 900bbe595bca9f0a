import type { OfferedTransport } from "@sampan/contract/goods/shippability/offered-transport";
import type { ShippingVerdict } from "@sampan/contract/goods/shippability/shippability";
import { describe, expect, test } from "vitest";
import { carriedWays, isRefused, waysOf, type GoodsOnTheWay } from "./ways-of.ts";

const transport = (id: number, wish: Partial<OfferedTransport> = {}): OfferedTransport => ({
  id,
  kind: id === 12 ? "air" : "sea",
  is_open: true,
  days_min: 3,
  days_max: 5,
  classes: id === 12 ? ["ordinary", "sensitive", "special"] : ["ordinary"],
  ...wish,
});
const offered = [transport(12), transport(9)];

const verdict = (wish: Partial<ShippingVerdict>): ShippingVerdict => ({
  transport: 9,
  outcome: "not_carried",
  reason: "木炭，海运不收。",
  mark: "",
  checked_on: "2026-11-20",
  limit: null,
  ...wish,
});
const goods = (wish: Partial<GoodsOnTheWay> = {}): GoodsOnTheWay => ({
  goods_class: "ordinary",
  shippability: [],
  ...wish,
});
const outcomes = (...[transports, wish]: Parameters<typeof waysOf>) =>
  waysOf(transports, wish).map(({ id, outcome }) => [id, outcome]);

describe("the ways of goods", () => {
  test("are all that are open, where nothing was said", () => {
    expect(outcomes(offered, goods())).toEqual([
      [12, "sent"],
      [9, "sent"],
    ]);
    expect(outcomes([transport(12), transport(9, { is_open: false })], goods())).toEqual([
      [12, "sent"],
    ]);
  });

  test("carry the verdict of their transport", () => {
    const [, sea] = waysOf(offered, goods({ shippability: [verdict({})] }));
    expect([sea?.outcome, sea?.verdict?.reason]).toEqual(["not_carried", "木炭，海运不收。"]);
    expect(carriedWays(offered, goods({ shippability: [verdict({})] }))).toHaveLength(1);
  });

  test("without a price for sensitive goods take none [CHK-22] [CHK-23]", () => {
    expect(outcomes(offered, goods({ goods_class: "sensitive-battery" }))).toEqual([
      [12, "sent"],
      [9, "not_carried"],
    ]);
  });

  test("that need a mark are taken all the same", () => {
    const marked = goods({ shippability: [verdict({ outcome: "inspection", mark: "BSMI" })] });
    expect(carriedWays(offered, marked).map(({ id }) => id)).toEqual([12, 9]);
    expect(isRefused(marked)).toBe(false);
  });

  test("are none for what is refused altogether", () => {
    const refused = goods({
      shippability: ([12, 9] as const).map((id) => verdict({ transport: id, outcome: "refused" })),
    });
    expect(carriedWays(offered, refused)).toEqual([]);
    expect(isRefused(refused)).toBe(true);
  });
});
