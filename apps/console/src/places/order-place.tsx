import { CourierScansPanel } from "../logistics/tracking/courier-scans-panel.tsx";
import { BalancesDuePanel } from "../logistics/billing/balances-due-panel.tsx";
import { OrderPage, type StaffOrder } from "../trade/orders/order-page.tsx";

/** An order with what billing may still ask of its customer. */
export const OrderPlace = () => <OrderPage askedLater={askedLater} scans={scans} />;

const scans = (order: StaffOrder["order"]) => <CourierScansPanel tid={order.tid} />;
const askedLater = (order: StaffOrder["order"]) => <BalancesDuePanel order={order} />;
