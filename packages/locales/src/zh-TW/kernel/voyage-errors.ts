import type { voyageErrors as source } from "../../zh/kernel/voyage-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const voyageErrors = {
  voyage_unknown: "沒有這個貨櫃或航班",
  voyage_not_in_state: "貨櫃或航班現在不能走這一步",
  voyage_box_not_sealed: "箱子要先封箱才能裝櫃",
  voyage_box_elsewhere: "這個箱子已經在另一個貨櫃或航班裡",
  voyage_empty: "貨櫃裡還沒有箱子",
  moment_in_future: "這個時間還沒到",
  moment_out_of_order: "這個時間早於上一步",
  box_in_voyage: "這個箱子跟著貨櫃或航班走，請在貨櫃頁操作",
} as const satisfies SameKeys<typeof source>;
