import { BalancesDuePanel } from "../logistics/billing/balances-due-panel.tsx";
import { OrderPage, type StaffOrder } from "../trade/orders/order-page.tsx";

/** An order with what billing may still ask of its customer. */
export const OrderPlace = () => <OrderPage askedLater={askedLater} />;

const askedLater = (order: StaffOrder["order"]) => <BalancesDuePanel order={order} />;
