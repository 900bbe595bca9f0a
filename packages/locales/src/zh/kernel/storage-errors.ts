import type { storageRefusals } from "@sampan/contract/kernel/storage-refusals";

/** Words for refusals of goods in a warehouse. */
import { serviceErrors } from "./service-errors.ts";

export const storageErrors = {
  ...serviceErrors,
  storage_not_offered: "现在还不能延长存放，或已经到了最长天数",
  storage_offer_changed: "延长的天数或金额刚刚变了，请再看一次",
  storage_not_due: "还没有到可以弃置的时候，最早 {date} 之后",
  storage_untold: "客户还没有收到三次提醒，不能弃置",
  storage_not_in_state: "这件包裹现在不能这样处理，请刷新后再看",
  storage_awaited: "包裹里有商品还没到齐，不能弃置",
  storage_bill_open: "订单还有待付的款项，请先处理",
} as const satisfies Record<keyof typeof storageRefusals, string>;
