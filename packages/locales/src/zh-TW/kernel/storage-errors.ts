import type { storageErrors as source } from "../../zh/kernel/storage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

import { serviceErrors } from "./service-errors.ts";

export const storageErrors = {
  ...serviceErrors,
  storage_not_offered: "現在還不能延長存放，或已經到了最長天數",
  storage_offer_changed: "延長的天數或金額剛剛變了，請再看一次",
  storage_not_due: "還沒到可以棄置的時候，最早 {date} 之後",
  storage_untold: "客戶還沒有收到三次提醒，不能棄置",
  storage_not_in_state: "這件包裹現在不能這樣處理，請重新整理後再看",
  storage_awaited: "包裹裡有商品還沒到齊，不能棄置",
  storage_bill_open: "訂單還有待付的款項，請先處理",
} as const satisfies SameKeys<typeof source>;
