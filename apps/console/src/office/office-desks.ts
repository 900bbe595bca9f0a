import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { filterNames } from "./audit/written-filters.ts";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const dashboardRoute = createRoute({
  getParentRoute,
  path: "/",
  staticData: {
    desk: { name: "dashboard", group: "overview", right: "view_dashboard", icon: "chart" },
  },
  component: lazy(() => import("./dashboard/dashboard-page.tsx"), "DashboardPage"),
});

const platformsRoute = createRoute({
  getParentRoute,
  path: "/platforms",
  staticData: {
    desk: { name: "platforms", group: "goods", right: "switch_platforms", icon: "plug" },
  },
  component: lazy(() => import("./platforms/platforms-page.tsx"), "PlatformsPage"),
});

const configurationRoute = createRoute({
  getParentRoute,
  path: "/configuration",
  staticData: {
    desk: {
      name: "configuration",
      group: "service",
      right: "maintain_configuration",
      icon: "sliders",
    },
  },
  component: lazy(() => import("./configuration/configuration-page.tsx"), "ConfigurationPage"),
});

const shippingTermsRoute = createRoute({
  getParentRoute,
  path: "/shipping-terms",
  staticData: {
    desk: {
      name: "shippingTerms",
      group: "warehouse",
      right: "maintain_freight_rates",
      icon: "sliders",
    },
  },
  component: lazy(() => import("./configuration/shipping-terms-desk.tsx"), "ShippingTermsDesk"),
});

const auditRoute = createRoute({
  getParentRoute,
  path: "/audit",
  validateSearch: words(...filterNames, "page"),
  staticData: { desk: { name: "audit", group: "service", right: "view_audit", icon: "book" } },
  component: lazy(() => import("./audit/audit-page.tsx"), "AuditPage"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const officeDesks = [
  dashboardRoute,
  platformsRoute,
  shippingTermsRoute,
  configurationRoute,
  auditRoute,
] as const;
