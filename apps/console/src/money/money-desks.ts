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
  validateSearch: words("number", "state"),
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

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const moneyDesks = [topupsRoute, ratesRoute] as const;
