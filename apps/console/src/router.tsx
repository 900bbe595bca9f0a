import type { QueryClient } from "@tanstack/react-query";
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from "@tanstack/react-router";
import { filterNames } from "./audit/written-filters.ts";
import type { DeskName } from "./desks.ts";
import { frameRoute, rootRoute, words } from "./frame-route.ts";
import { FaultPage } from "./shell/fault-page.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";

/** What the frame around a place needs to know of it: its desk, which says the right it takes. */
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly desk?: DeskName;
    /** Of a place that is no desk and open to everybody who sits here. */
    readonly title?: "security";
    /** The desk fills the window and scrolls within its panels. */
    readonly isFilled?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}

const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/log-in",
  validateSearch: words("redirect"),
  component: lazyRouteComponent(() => import("./session/log-in-page.tsx"), "LogInPage"),
});

const getParentRoute = () => frameRoute;

const dashboardRoute = createRoute({
  getParentRoute,
  path: "/",
  staticData: { desk: "dashboard" },
  component: lazyRouteComponent(() => import("./dashboard/dashboard-page.tsx"), "DashboardPage"),
});

const reviewsRoute = createRoute({
  getParentRoute,
  path: "/reviews",
  validateSearch: words("tid"),
  staticData: { desk: "reviews", isFilled: true },
  component: lazyRouteComponent(() => import("./review/review-desk.tsx"), "ReviewDesk"),
});

const ordersRoute = createRoute({
  getParentRoute,
  path: "/orders",
  validateSearch: words("text", "status", "page"),
  staticData: { desk: "orders" },
  component: lazyRouteComponent(() => import("./orders/orders-page.tsx"), "OrdersPage"),
});

const orderRoute = createRoute({
  getParentRoute,
  path: "/orders/$tid",
  staticData: { desk: "orders" },
  component: lazyRouteComponent(() => import("./orders/order-page.tsx"), "OrderPage"),
});

const purchasesRoute = createRoute({
  getParentRoute,
  path: "/purchases",
  validateSearch: words("stage", "page"),
  staticData: { desk: "purchases" },
  component: lazyRouteComponent(() => import("./purchases/purchase-desk.tsx"), "PurchaseDesk"),
});

const catalogueRoute = createRoute({
  getParentRoute,
  path: "/catalogue",
  validateSearch: words("search", "category", "view", "page"),
  staticData: { desk: "catalogue" },
  component: lazyRouteComponent(() => import("./catalogue/goods-list-page.tsx"), "GoodsListPage"),
});

const ownGoodsRoute = createRoute({
  getParentRoute,
  path: "/catalogue/goods/$id",
  staticData: { desk: "catalogue" },
  component: lazyRouteComponent(() => import("./catalogue/goods-page.tsx"), "GoodsPage"),
});

const newGoodsRoute = createRoute({
  getParentRoute,
  path: "/catalogue/new",
  staticData: { desk: "catalogue" },
  component: lazyRouteComponent(() => import("./catalogue/goods-page.tsx"), "NewGoodsPage"),
});

const categoriesRoute = createRoute({
  getParentRoute,
  path: "/catalogue/categories",
  staticData: { desk: "catalogue" },
  component: lazyRouteComponent(() => import("./catalogue/categories-page.tsx"), "CategoriesPage"),
});

const placesRoute = createRoute({
  getParentRoute,
  path: "/catalogue/places",
  staticData: { desk: "catalogue" },
  component: lazyRouteComponent(() => import("./catalogue/places-page.tsx"), "PlacesPage"),
});

const platformsRoute = createRoute({
  getParentRoute,
  path: "/platforms",
  staticData: { desk: "platforms" },
  component: lazyRouteComponent(() => import("./platforms/platforms-page.tsx"), "PlatformsPage"),
});

const textsRoute = createRoute({
  getParentRoute,
  path: "/texts",
  validateSearch: words("view", "search", "language", "changed", "page"),
  staticData: { desk: "texts" },
  component: lazyRouteComponent(() => import("./texts/texts-desk.tsx"), "TextsDesk"),
});

const ratesRoute = createRoute({
  getParentRoute,
  path: "/rates",
  validateSearch: words("currency", "page"),
  staticData: { desk: "rates" },
  component: lazyRouteComponent(() => import("./rates/rates-page.tsx"), "RatesPage"),
});

const receiveRoute = createRoute({
  getParentRoute,
  path: "/receive",
  validateSearch: words("express"),
  staticData: { desk: "receive", isFilled: true },
  component: lazyRouteComponent(() => import("./warehouse/receive-desk.tsx"), "ReceiveDesk"),
});

const billingRoute = createRoute({
  getParentRoute,
  path: "/billing",
  validateSearch: words("tid", "state"),
  staticData: { desk: "billing", isFilled: true },
  component: lazyRouteComponent(() => import("./billing/billing-desk.tsx"), "BillingDesk"),
});

const boxesRoute = createRoute({
  getParentRoute,
  path: "/boxes",
  validateSearch: words("state", "page"),
  staticData: { desk: "boxes" },
  component: lazyRouteComponent(() => import("./shipping/boxes-page.tsx"), "BoxesPage"),
});

const boxRoute = createRoute({
  getParentRoute,
  path: "/boxes/$number",
  staticData: { desk: "boxes" },
  component: lazyRouteComponent(() => import("./shipping/box-page.tsx"), "BoxPage"),
});

const deliveriesRoute = createRoute({
  getParentRoute,
  path: "/deliveries",
  validateSearch: words("state", "page"),
  staticData: { desk: "deliveries" },
  component: lazyRouteComponent(() => import("./shipping/deliveries-page.tsx"), "DeliveriesPage"),
});

const shippabilityRoute = createRoute({
  getParentRoute,
  path: "/shippability",
  validateSearch: words("region", "text"),
  staticData: { desk: "shippability" },
  component: lazyRouteComponent(
    () => import("./shippability/shippability-desk.tsx"),
    "ShippabilityDesk",
  ),
});

const topupsRoute = createRoute({
  getParentRoute,
  path: "/topups",
  validateSearch: words("number", "state"),
  staticData: { desk: "topups", isFilled: true },
  component: lazyRouteComponent(() => import("./topups/topup-desk.tsx"), "TopupDesk"),
});

const customersRoute = createRoute({
  getParentRoute,
  path: "/customers",
  validateSearch: words("search", "page"),
  staticData: { desk: "customers" },
  component: lazyRouteComponent(() => import("./customers/customers-page.tsx"), "CustomersPage"),
});

const customerRoute = createRoute({
  getParentRoute,
  path: "/customers/$uid",
  staticData: { desk: "customers" },
  component: lazyRouteComponent(() => import("./customers/customer-page.tsx"), "CustomerPage"),
});

const identitiesRoute = createRoute({
  getParentRoute,
  path: "/identities",
  validateSearch: words("kind", "state", "uid", "only"),
  staticData: { desk: "identities", isFilled: true },
  component: lazyRouteComponent(() => import("./identities/identity-desk.tsx"), "IdentityDesk"),
});

const configurationRoute = createRoute({
  getParentRoute,
  path: "/configuration",
  staticData: { desk: "configuration" },
  component: lazyRouteComponent(
    () => import("./configuration/configuration-page.tsx"),
    "ConfigurationPage",
  ),
});

const staffRoute = createRoute({
  getParentRoute,
  path: "/staff",
  validateSearch: words("view", "search", "page"),
  staticData: { desk: "staff" },
  component: lazyRouteComponent(() => import("./staff/staff-page.tsx"), "StaffPage"),
});

const securityRoute = createRoute({
  getParentRoute,
  path: "/security",
  staticData: { title: "security" },
  component: lazyRouteComponent(() => import("./security/security-page.tsx"), "SecurityPage"),
});

const auditRoute = createRoute({
  getParentRoute,
  path: "/audit",
  validateSearch: words(...filterNames, "page"),
  staticData: { desk: "audit" },
  component: lazyRouteComponent(() => import("./audit/audit-page.tsx"), "AuditPage"),
});

/** The site map: every place of the console. */
const routeTree = rootRoute.addChildren([
  logInRoute,
  frameRoute.addChildren([
    dashboardRoute,
    reviewsRoute,
    ordersRoute,
    orderRoute,
    purchasesRoute,
    catalogueRoute,
    ownGoodsRoute,
    newGoodsRoute,
    categoriesRoute,
    placesRoute,
    platformsRoute,
    textsRoute,
    receiveRoute,
    billingRoute,
    boxesRoute,
    boxRoute,
    deliveriesRoute,
    shippabilityRoute,
    topupsRoute,
    ratesRoute,
    customersRoute,
    customerRoute,
    identitiesRoute,
    configurationRoute,
    staffRoute,
    securityRoute,
    auditRoute,
  ]),
]);

export const createConsoleRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: "/console",
    context: { queryClient },
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: FaultPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreload: "intent",
    scrollRestoration: true,
  });
