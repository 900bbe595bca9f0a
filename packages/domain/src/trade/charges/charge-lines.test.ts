import { defaultLimits } from "../../kernel/settings/limits.ts";
import { describe, expect, test } from "vitest";
import { chargeKinds } from "../../kernel/charge-kinds.ts";
import { goodsLines, isBilledKind, isLongOrder } from "./charge-lines.ts";
import { chargeNameOf } from "./charge-name.ts";

const line = (id: string | number) => ({ wholesale_item_d_o: { id } });

describe("charge lines", () => {
  test("are no goods, whether their id is text or number", () => {
    const goods = line("12");
    expect(goodsLines([goods, line(9999), line("9999")])).toEqual([goods]);
  });
  test("make no order long [ORD-84]", () => {
    expect(isLongOrder([line(1), line(2), line(3), line(9999)], defaultLimits)).toBe(false);
    expect(isLongOrder([line(1), line(2), line(3), line(4)], defaultLimits)).toBe(true);
  });
  test("of freight, warehouse and other things are a bill's, and no others", () => {
    expect(chargeKinds.filter(isBilledKind)).toEqual([
      "international_freight",
      "local_freight",
      "warehouse",
      "other",
    ]);
  });
  test("are named after where the goods go", () => {
    expect(chargeNameOf("international_freight", "TH")).toBe("freight_to_thailand");
    expect(chargeNameOf("international_freight", "TW")).toBe("freight_to_taiwan");
    expect(chargeNameOf("local_freight", "TH")).toBe("thailand_freight");
    expect(chargeNameOf("warehouse", "TW")).toBe("warehouse_charge");
    expect(chargeNameOf("other", "TH")).toBe("other_charge");
  });
});
