import * as calls from "@sampan/contract/trade/purchase-payments/staff-purchase-payments";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import { closeDifference, handOverDifference, takeDifference } from "./act-on-difference.ts";
import { importBill } from "./import-bill.ts";
import { listDifferences, listMovements } from "./list-payments.ts";

export function purchasePaymentRoutes(edge: Edge): void {
  mount(edge, calls.importBill, importBill);
  mount(edge, calls.listPurchaseMovements, listMovements);
  mount(edge, calls.listPaymentDifferences, listDifferences);
  mount(edge, calls.takePaymentDifference, takeDifference);
  mount(edge, calls.handOverPaymentDifference, handOverDifference);
  mount(edge, calls.closePaymentDifference, closeDifference);
}
