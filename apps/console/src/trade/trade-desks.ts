import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const reviewsRoute = createRoute({
  getParentRoute,
  path: "/reviews",
  validateSearch: words("tid"),
  staticData: {
    desk: {
      name: "reviews",
      group: "orders",
      right: "review_orders",
      icon: "clock",
      queue: "reviews",
    },
    isFilled: true,
  },
  component: lazy(() => import("./approvals/approval-desk.tsx"), "ApprovalDesk"),
});

const ordersRoute = createRoute({
  getParentRoute,
  path: "/orders",
  validateSearch: words("text", "status", "page"),
  staticData: { desk: { name: "orders", group: "orders", right: "view_orders", icon: "orders" } },
  component: lazy(() => import("./orders/orders-page.tsx"), "OrdersPage"),
});

const purchasesRoute = createRoute({
  getParentRoute,
  path: "/purchases",
  validateSearch: words("stage", "whose", "by", "page"),
  staticData: {
    desk: {
      name: "purchases",
      group: "orders",
      right: "purchase_items",
      icon: "cart",
      queue: "purchases",
    },
  },
  component: lazy(() => import("./purchases/purchase-desk.tsx"), "PurchaseDesk"),
});

const purchasePaymentsRoute = createRoute({
  getParentRoute,
  path: "/purchase-payments",
  validateSearch: words("view", "page"),
  staticData: {
    desk: {
      name: "purchasePayments",
      group: "finance",
      right: "match_purchases",
      icon: "bill",
      queue: "purchase_payments",
    },
  },
  component: lazy(
    () => import("./purchase-payments/purchase-payments-desk.tsx"),
    "PurchasePaymentsDesk",
  ),
});

const sellersRoute = createRoute({
  getParentRoute,
  path: "/sellers",
  validateSearch: words("by", "page"),
  staticData: {
    desk: { name: "sellers", group: "orders", right: "purchase_items", icon: "people" },
  },
  component: lazy(() => import("./sellers/sellers-desk.tsx"), "SellersDesk"),
});

const wirePurchasesRoute = createRoute({
  getParentRoute,
  path: "/wire-purchases",
  validateSearch: words("view", "page"),
  staticData: {
    desk: {
      name: "wirePurchases",
      group: "orders",
      right: "purchase_items",
      icon: "cart",
      queue: "needless",
    },
  },
  component: lazy(() => import("./wire-purchases/wire-purchases-desk.tsx"), "WirePurchasesDesk"),
});

const buyersRoute = createRoute({
  getParentRoute,
  path: "/buyers",
  validateSearch: words("days", "by", "page"),
  staticData: {
    desk: { name: "buyers", group: "orders", right: "match_purchases", icon: "people" },
  },
  component: lazy(() => import("./buyers/buyers-desk.tsx"), "BuyersDesk"),
});

const refundsRoute = createRoute({
  getParentRoute,
  path: "/refunds",
  validateSearch: words("tab", "number", "page"),
  staticData: {
    desk: {
      name: "refunds",
      group: "orders",
      right: "view_orders",
      icon: "undo",
      queue: "refunds",
      lateSearch: { tab: "late" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./refunds/refund-desk.tsx"), "RefundDesk"),
});

const estimatesRoute = createRoute({
  getParentRoute,
  path: "/estimates",
  validateSearch: words("days", "page"),
  staticData: {
    desk: {
      name: "estimates",
      group: "warehouse",
      right: "maintain_freight_rates",
      icon: "chart",
    },
  },
  component: lazy(() => import("./estimates/estimates-desk.tsx"), "EstimatesDesk"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const tradeDesks = [
  reviewsRoute,
  ordersRoute,
  purchasesRoute,
  sellersRoute,
  wirePurchasesRoute,
  buyersRoute,
  refundsRoute,
  purchasePaymentsRoute,
  estimatesRoute,
] as const;
