import type { QueryClient } from "@tanstack/react-query";
import { FreightBill } from "../logistics/parcels/freight-bill.tsx";
import { forgetParcels } from "../logistics/parcels/parcel-queries.ts";
import { PaymentPage } from "../money/payments/payment-page.tsx";
import type { Payable, Preview } from "../money/payments/payment-queries.ts";
import { forgetOrders } from "../trade/orders/order-queries.ts";
import { OrderToPay } from "../trade/orders/order-to-pay.tsx";

/** A payment, with what is paid for as its own noun shows it. */
export const PaymentPlace = ({ tids }: { readonly tids: readonly string[] }) => (
  <PaymentPage tids={tids} showPayable={showPayable} whenPaid={forgetPaid} />
);

const showPayable = (payable: Payable, preview: Preview) =>
  payable.kind === "bill" ? (
    <FreightBill payable={payable} currency={preview.currency} />
  ) : (
    <OrderToPay payable={payable} preview={preview} />
  );

const forgetPaid = (queryClient: QueryClient) =>
  Promise.all([forgetOrders(queryClient), forgetParcels(queryClient)]);
