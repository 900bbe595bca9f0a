import type { OutputOf } from "@sampan/contract/call";
import type { listPurchases } from "@sampan/contract/staff-purchases";

/** What one order wants of one seller. */
export type SellerOrder = OutputOf<typeof listPurchases>["datalist"][number];
