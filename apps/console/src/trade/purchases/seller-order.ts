import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listPurchases } from "@sampan/contract/trade/purchases/staff-purchases";

/** What one order wants of one seller. */
export type SellerOrder = OutputOf<typeof listPurchases>["datalist"][number];
