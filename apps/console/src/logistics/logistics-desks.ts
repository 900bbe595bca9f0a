import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const receiveRoute = createRoute({
  getParentRoute,
  path: "/receive",
  validateSearch: words("express"),
  staticData: {
    desk: {
      name: "receive",
      group: "warehouse",
      right: "receive_packages",
      icon: "scan",
      queue: "receipts",
    },
    isFilled: true,
  },
  component: lazy(() => import("./warehouse/receive-desk.tsx"), "ReceiveDesk"),
});

const unclaimedRoute = createRoute({
  getParentRoute,
  path: "/unclaimed",
  validateSearch: words("tab", "warehouse", "text", "id", "page"),
  staticData: {
    desk: {
      name: "unclaimed",
      group: "warehouse",
      right: "receive_packages",
      icon: "parcel",
      queue: "unclaimed",
      lateSearch: { tab: "late" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./unclaimed/unclaimed-desk.tsx"), "UnclaimedDesk"),
});

const storageRoute = createRoute({
  getParentRoute,
  path: "/storage",
  validateSearch: words("tab", "warehouse", "text", "tid", "page"),
  staticData: {
    desk: {
      name: "storage",
      group: "warehouse",
      right: "receive_packages",
      icon: "clock",
      queue: "storage",
      lateSearch: { tab: "due" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./storage/storage-desk.tsx"), "StorageDesk"),
});

const shelvesRoute = createRoute({
  getParentRoute,
  path: "/shelves",
  staticData: {
    desk: { name: "shelves", group: "warehouse", right: "receive_packages", icon: "goods" },
    isFilled: true,
  },
  component: lazy(() => import("./stock/shelves-desk.tsx"), "ShelvesDesk"),
});

const stockRoute = createRoute({
  getParentRoute,
  path: "/stock",
  validateSearch: words("id", "page"),
  staticData: {
    desk: { name: "stock", group: "warehouse", right: "receive_packages", icon: "check" },
    isFilled: true,
  },
  component: lazy(() => import("./stock/stock-desk.tsx"), "StockDesk"),
});

const packingRoute = createRoute({
  getParentRoute,
  path: "/packing",
  validateSearch: words("number", "late", "page"),
  staticData: {
    desk: {
      name: "packing",
      group: "warehouse",
      right: "consolidate_packages",
      icon: "parcel",
      queue: "packings",
      lateSearch: { late: "1" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./merging/packing-desk.tsx"), "PackingDesk"),
});

const servicesRoute = createRoute({
  getParentRoute,
  path: "/services",
  validateSearch: words("tab", "number", "id", "page"),
  staticData: {
    desk: {
      name: "services",
      group: "warehouse",
      right: "consolidate_packages",
      icon: "check",
      queue: "services",
      lateSearch: { tab: "late" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./services/services-desk.tsx"), "ServicesDesk"),
});

const serviceTermsRoute = createRoute({
  getParentRoute,
  path: "/service-terms",
  staticData: {
    desk: {
      name: "serviceTerms",
      group: "warehouse",
      right: "maintain_freight_rates",
      icon: "bill",
    },
  },
  component: lazy(() => import("./services/service-terms-desk.tsx"), "ServiceTermsDesk"),
});

const billingRoute = createRoute({
  getParentRoute,
  path: "/billing",
  validateSearch: words("tid", "state"),
  staticData: {
    desk: {
      name: "billing",
      group: "warehouse",
      right: "bill_freight",
      icon: "bill",
      queue: "billings",
    },
    isFilled: true,
  },
  component: lazy(() => import("./billing/billing-desk.tsx"), "BillingDesk"),
});

const boxesRoute = createRoute({
  getParentRoute,
  path: "/boxes",
  validateSearch: words("state", "page"),
  staticData: {
    desk: {
      name: "boxes",
      group: "warehouse",
      right: "ship_boxes",
      icon: "plane",
      queue: "shipments",
    },
  },
  component: lazy(() => import("./boxes/boxes-page.tsx"), "BoxesPage"),
});

const clearanceRoute = createRoute({
  getParentRoute,
  path: "/clearance",
  validateSearch: words("tab", "tid", "page"),
  staticData: {
    desk: {
      name: "clearance",
      group: "warehouse",
      right: "follow_parcels",
      icon: "shield",
      queue: "clearances",
      lateSearch: { tab: "late" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./clearance/clearance-desk.tsx"), "ClearanceDesk"),
});

const boxRoute = createRoute({
  getParentRoute,
  path: "/boxes/$number",
  staticData: { partOf: "boxes" },
  component: lazy(() => import("./boxes/box-page.tsx"), "BoxPage"),
});

const deliveriesRoute = createRoute({
  getParentRoute,
  path: "/deliveries",
  validateSearch: words("state", "page"),
  staticData: {
    desk: { name: "deliveries", group: "warehouse", right: "deliver_items", icon: "deliver" },
  },
  component: lazy(() => import("./boxes/deliveries-page.tsx"), "DeliveriesPage"),
});

const lastMileRoute = createRoute({
  getParentRoute,
  path: "/last-mile",
  validateSearch: words("view", "page"),
  staticData: {
    desk: { name: "lastMile", group: "warehouse", right: "deliver_items", icon: "deliver" },
  },
  component: lazy(() => import("./last-mile/last-mile-desk.tsx"), "LastMileDesk"),
});

const voyagesRoute = createRoute({
  getParentRoute,
  path: "/voyages",
  validateSearch: words("state", "page"),
  staticData: {
    desk: { name: "voyages", group: "warehouse", right: "ship_boxes", icon: "plane" },
  },
  component: lazy(() => import("./voyages/voyages-page.tsx"), "VoyagesPage"),
});

const voyageRoute = createRoute({
  getParentRoute,
  path: "/voyages/$number",
  staticData: { partOf: "voyages" },
  component: lazy(() => import("./voyages/voyage-page.tsx"), "VoyagePage"),
});

const stuckRoute = createRoute({
  getParentRoute,
  path: "/stuck",
  validateSearch: words("tab", "page"),
  staticData: {
    desk: {
      name: "stuck",
      group: "warehouse",
      right: "follow_parcels",
      icon: "warn",
      queue: "stuck",
    },
  },
  component: lazy(() => import("./intervals/stuck-desk.tsx"), "StuckDesk"),
});

const tariffsRoute = createRoute({
  getParentRoute,
  path: "/tariffs",
  validateSearch: words("region"),
  staticData: {
    desk: { name: "tariffs", group: "warehouse", right: "maintain_freight_rates", icon: "bill" },
  },
  component: lazy(() => import("./tariffs/tariffs-desk.tsx"), "TariffsDesk"),
});

const claimsRoute = createRoute({
  getParentRoute,
  path: "/claims",
  validateSearch: words("tab", "id", "page"),
  staticData: {
    desk: {
      name: "claims",
      group: "service",
      right: "view_orders",
      icon: "shield",
      queue: "claims",
      lateSearch: { tab: "late" },
    },
    isFilled: true,
  },
  component: lazy(() => import("./claims/claim-desk.tsx"), "ClaimDesk"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const logisticsDesks = [
  receiveRoute,
  unclaimedRoute,
  storageRoute,
  shelvesRoute,
  stockRoute,
  servicesRoute,
  packingRoute,
  billingRoute,
  clearanceRoute,
  boxesRoute,
  boxRoute,
  voyagesRoute,
  voyageRoute,
  stuckRoute,
  deliveriesRoute,
  lastMileRoute,
  tariffsRoute,
  serviceTermsRoute,
  claimsRoute,
] as const;
