import type { QueryClient } from "@tanstack/react-query";
import {
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  stringifySearchWith,
} from "@tanstack/react-router";
import type { Desk, DeskName } from "./desks.ts";
import { readAddress } from "./shell/read-address.ts";
import { frameRoute, rootRoute, words } from "./shell/frame-route.ts";
import { shopDesks } from "./shop/shop-desks.ts";
import { officeDesks } from "./office/office-desks.ts";
import { tradeDesks } from "./trade/trade-desks.ts";
import { logisticsDesks } from "./logistics/logistics-desks.ts";
import { goodsDesks } from "./goods/goods-desks.ts";
import { moneyDesks } from "./money/money-desks.ts";
import { peopleDesks } from "./people/people-desks.ts";
import { FaultPage } from "./shell/fault-page.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";

/** What the frame around a place needs to know of it: that it is a desk, or a part of one. */
declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly desk?: Desk;
    readonly partOf?: DeskName;
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
  component: lazy(() => import("./people/sessions/log-in-page.tsx"), "LogInPage"),
});

/** Trade's, with what billing asks for: put together of two wings, it is a place of neither's desks. */
const orderRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: "/orders/$tid",
  staticData: { partOf: "orders" },
  component: lazy(() => import("./places/order-place.tsx"), "OrderPlace"),
});

/** The site map: every place of the console. */
const routeTree = rootRoute.addChildren([
  logInRoute,
  frameRoute.addChildren([
    ...officeDesks,
    ...tradeDesks,
    ...logisticsDesks,
    ...shopDesks,
    ...goodsDesks,
    ...moneyDesks,
    ...peopleDesks,
    orderRoute,
  ]),
]);

export const createConsoleRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: "/console",
    context: { queryClient },
    parseSearch: readAddress,
    stringifySearch: stringifySearchWith(String),
    defaultErrorComponent: FaultPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPreload: "intent",
    scrollRestoration: true,
  });
