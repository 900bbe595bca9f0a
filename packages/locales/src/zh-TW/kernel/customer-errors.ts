import type { customerErrors as source } from "../../zh/kernel/customer-errors.ts";
import type { SameKeys } from "../../same-keys.ts";

export const customerErrors = {
  tier_end_past: "最後一天不能早於今天",
  text_needed: "請寫下內容",
  push_off: "現在不能在瀏覽器通知您",
  push_address_refused: "這個瀏覽器的通知服務我們不認得，請改用其他瀏覽器",
} as const satisfies SameKeys<typeof source>;
