import type { InputOf } from "@sampan/contract/kernel/call";
import { addMark, type MarkRow } from "@sampan/contract/shop/staff-marks";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { TestCaller } from "./test-caller.ts";
import { valueOf } from "./value-of.ts";

type MarkWish = InputOf<typeof addMark>;
type Conditions = MarkWish["ext"]["markConditions"];

/** A mark that asks nothing, from yesterday for a week. */
export const markWish = (
  now: Date,
  conditions: Partial<Conditions> = {},
  change: Partial<MarkWish> = {},
): MarkWish => ({
  tag: "thanks",
  names: byLanguage(() => "谢谢您"),
  is_active: true,
  mkt_data: {
    data: {
      startTime: formatWireTime(addDays(now, -1), "TW"),
      endTime: formatWireTime(addDays(now, 7), "TW"),
    },
  },
  ext: {
    markConditions: {
      user_level: [],
      pay_method: [],
      min_item_fee: null,
      min_hd2_fee: null,
      min_order_fee: null,
      detailMark: { detailGoodsPrice: null, detailTime: null },
      ...conditions,
    },
  },
  ...change,
});

/** Writes a mark at a desk that may. */
export const writeMark = async (desk: Pick<TestCaller, "call">, wish: MarkWish): Promise<MarkRow> =>
  valueOf(await desk.call(addMark, wish)).data;
