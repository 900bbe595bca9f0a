import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listOrdersToBill } from "@sampan/contract/logistics/billing/staff-billing";

/** Orders that go out on one bill. */
export type BillingGroup = OutputOf<typeof listOrdersToBill>["datalist"][number];
