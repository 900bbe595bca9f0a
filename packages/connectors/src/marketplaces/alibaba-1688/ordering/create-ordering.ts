import type { OrderingByWire } from "../../ordering-by-wire.ts";
import type { Alibaba1688Session } from "../ask-gateway.ts";
import { askPayLink1688 } from "./ask-pay-link.ts";
import { listParcels1688 } from "./list-parcels.ts";
import { cancelOrder1688 } from "./cancel-order.ts";
import { confirmMessages1688, readFailedMessages1688 } from "./messages.ts";
import { readMessage1688 } from "./read-message.ts";
import { placeOrder1688 } from "./place-order.ts";
import { previewOrder1688 } from "./preview-order.ts";
import { readTrace1688 } from "./read-trace.ts";
import { findOrders1688, getOrder1688 } from "./read-orders.ts";

/** Buying at 1688 over its trade interface, on the session of everything else that is asked there. */
export const createOrdering1688 = (session: Alibaba1688Session): OrderingByWire => ({
  preview: (cart) => previewOrder1688(session, cart),
  place: (cart) => placeOrder1688(session, cart),
  findByOwnNumber: (out_order_id) => findOrders1688(session, out_order_id),
  getOrder: (order_no) => getOrder1688(session, order_no),
  listParcels: (order_no) => listParcels1688(session, order_no),
  readTrace: (order_no) => readTrace1688(session, order_no),
  cancel: (order_no) => cancelOrder1688(session, order_no),
  askPayLink: (order_no) => askPayLink1688(session, order_no),
  readMessage: (form) => readMessage1688(session.config.appSecret, form),
  readFailedMessages: () => readFailedMessages1688(session),
  confirmMessages: (message_ids) => confirmMessages1688(session, message_ids),
});
