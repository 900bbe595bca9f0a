import type { OutputOf } from "@sampan/contract/call";
import type { listOrdersToBill } from "@sampan/contract/staff-billing";

/** Orders that go out on one bill. */
export type BillingGroup = OutputOf<typeof listOrdersToBill>["datalist"][number];
