import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listTopups } from "@sampan/contract/money/topups/staff-topups";

/** A bank transfer a customer declared. */
export type Topup = OutputOf<typeof listTopups>["datalist"][number];
