import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const customersRoute = createRoute({
  getParentRoute,
  path: "/customers",
  validateSearch: words("search", "page"),
  staticData: {
    desk: { name: "customers", group: "service", right: "view_customers", icon: "people" },
  },
  component: lazy(() => import("./customers/customers-page.tsx"), "CustomersPage"),
});

const customerRoute = createRoute({
  getParentRoute,
  path: "/customers/$uid",
  staticData: { partOf: "customers" },
  component: lazy(() => import("./customers/customer-page.tsx"), "CustomerPage"),
});

const identitiesRoute = createRoute({
  getParentRoute,
  path: "/identities",
  validateSearch: words("kind", "state", "uid", "only"),
  staticData: {
    desk: { name: "identities", group: "service", right: "verify_identities", icon: "check" },
    isFilled: true,
  },
  component: lazy(() => import("./identities/identity-desk.tsx"), "IdentityDesk"),
});

const segmentsRoute = createRoute({
  getParentRoute,
  path: "/segments",
  validateSearch: words("page"),
  staticData: {
    desk: { name: "segments", group: "service", right: "maintain_campaigns", icon: "people" },
  },
  component: lazy(() => import("./segments/segments-desk.tsx"), "SegmentsDesk"),
});

const staffRoute = createRoute({
  getParentRoute,
  path: "/staff",
  validateSearch: words("view", "search", "page"),
  staticData: { desk: { name: "staff", group: "service", right: "manage_staff", icon: "key" } },
  component: lazy(() => import("./staff/staff-page.tsx"), "StaffPage"),
});

const securityRoute = createRoute({
  getParentRoute,
  path: "/security",
  staticData: { title: "security" },
  component: lazy(() => import("./security/security-page.tsx"), "SecurityPage"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const peopleDesks = [
  customersRoute,
  customerRoute,
  identitiesRoute,
  segmentsRoute,
  staffRoute,
  securityRoute,
] as const;
