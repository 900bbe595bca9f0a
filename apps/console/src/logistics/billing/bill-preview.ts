import type { OutputOf } from "@sampan/contract/kernel/call";
import type { previewBill } from "@sampan/contract/logistics/billing/staff-billing";

/** One bill as it would go out now. */
export type Preview = OutputOf<typeof previewBill>["data"];
