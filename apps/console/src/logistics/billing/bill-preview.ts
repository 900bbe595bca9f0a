import type { OutputOf } from "@sampan/contract/call";
import type { previewBill } from "@sampan/contract/staff-billing";

/** One bill as it would go out now. */
export type Preview = OutputOf<typeof previewBill>["data"];
