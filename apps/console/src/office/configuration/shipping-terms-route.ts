import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute } from "../../shell/frame-route.ts";

/** Stands in the navigation where tariffs do. */
export const shippingTermsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/shipping-terms",
  staticData: {
    desk: {
      name: "shippingTerms",
      group: "warehouse",
      right: "maintain_freight_rates",
      icon: "sliders",
    },
  },
  component: lazy(() => import("./shipping-terms-desk.tsx"), "ShippingTermsDesk"),
});
