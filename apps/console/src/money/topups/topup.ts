import type { OutputOf } from "@sampan/contract/call";
import type { listTopups } from "@sampan/contract/staff-topups";

/** A bank transfer a customer declared. */
export type Topup = OutputOf<typeof listTopups>["datalist"][number];
