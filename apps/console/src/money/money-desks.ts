import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const ratesRoute = createRoute({
  getParentRoute,
  path: "/rates",
  validateSearch: words("currency", "page"),
  staticData: { desk: { name: "rates", group: "finance", right: "maintain_rates", icon: "rate" } },
  component: lazy(() => import("./rates/rates-page.tsx"), "RatesPage"),
});

const topupsRoute = createRoute({
  getParentRoute,
  path: "/topups",
  validateSearch: words("number", "page", "state"),
  staticData: {
    desk: {
      name: "topups",
      group: "finance",
      right: "audit_topups",
      icon: "topup",
      queue: "topups",
    },
    isFilled: true,
  },
  component: lazy(() => import("./topups/topup-desk.tsx"), "TopupDesk"),
});

const withdrawalsRoute = createRoute({
  getParentRoute,
  path: "/withdrawals",
  validateSearch: words("number", "tab"),
  staticData: {
    desk: {
      name: "withdrawals",
      group: "finance",
      right: "audit_withdrawals",
      icon: "payout",
      queue: "withdrawals",
    },
    isFilled: true,
  },
  component: lazy(() => import("./withdrawals/withdrawal-desk.tsx"), "WithdrawalDesk"),
});

const statementsRoute = createRoute({
  getParentRoute,
  path: "/statements",
  validateSearch: words("view", "page"),
  staticData: {
    desk: {
      name: "statements",
      group: "finance",
      right: "audit_topups",
      icon: "bill",
      queue: "arrivals",
      otherQueues: { outgoings: { view: "outgoing" } },
    },
  },
  component: lazy(() => import("./statements/statements-desk.tsx"), "StatementsDesk"),
});

const correctionsRoute = createRoute({
  getParentRoute,
  path: "/corrections",
  validateSearch: words("view", "page"),
  staticData: {
    desk: {
      name: "corrections",
      group: "finance",
      right: "correct_balances",
      icon: "sliders",
      queue: "corrections",
    },
  },
  component: lazy(() => import("./corrections/corrections-desk.tsx"), "CorrectionsDesk"),
});

const closeRoute = createRoute({
  getParentRoute,
  path: "/close",
  validateSearch: words("day", "view", "page"),
  staticData: {
    desk: {
      name: "close",
      group: "finance",
      right: "view_closes",
      icon: "book",
      queue: "differences",
      otherQueues: { statements: {} },
    },
  },
  component: lazy(() => import("./closes/close-desk.tsx"), "CloseDesk"),
});

const receiptsRoute = createRoute({
  getParentRoute,
  path: "/receipts",
  validateSearch: words("page"),
  staticData: {
    desk: { name: "receipts", group: "finance", right: "view_closes", icon: "bill" },
  },
  component: lazy(() => import("./receipts/receipts-desk.tsx"), "ReceiptsDesk"),
});

const banksRoute = createRoute({
  getParentRoute,
  path: "/banks",
  validateSearch: words("region"),
  staticData: {
    desk: {
      name: "banks",
      group: "finance",
      right: "maintain_banks",
      icon: "topup",
      queue: "banks",
    },
  },
  component: lazy(() => import("./banks/banks-desk.tsx"), "BanksDesk"),
});

const couponsRoute = createRoute({
  getParentRoute,
  path: "/coupons",
  validateSearch: words("view", "page"),
  staticData: {
    desk: { name: "coupons", group: "service", right: "view_coupons", icon: "coupon" },
  },
  component: lazy(() => import("./coupons/coupons-desk.tsx"), "CouponsDesk"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const moneyDesks = [
  topupsRoute,
  statementsRoute,
  withdrawalsRoute,
  correctionsRoute,
  closeRoute,
  receiptsRoute,
  banksRoute,
  ratesRoute,
  couponsRoute,
] as const;
