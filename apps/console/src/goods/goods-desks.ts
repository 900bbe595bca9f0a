import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const catalogueRoute = createRoute({
  getParentRoute,
  path: "/catalogue",
  validateSearch: words("search", "category", "view", "page"),
  staticData: {
    desk: { name: "catalogue", group: "goods", right: "maintain_catalogue", icon: "goods" },
  },
  component: lazy(() => import("./catalogue/goods-list-page.tsx"), "GoodsListPage"),
});

const ownGoodsRoute = createRoute({
  getParentRoute,
  path: "/catalogue/goods/$id",
  staticData: { partOf: "catalogue" },
  component: lazy(() => import("./catalogue/goods-page.tsx"), "GoodsPage"),
});

const newGoodsRoute = createRoute({
  getParentRoute,
  path: "/catalogue/new",
  staticData: { partOf: "catalogue" },
  component: lazy(() => import("./catalogue/goods-page.tsx"), "NewGoodsPage"),
});

const categoriesRoute = createRoute({
  getParentRoute,
  path: "/catalogue/categories",
  staticData: { partOf: "catalogue" },
  component: lazy(() => import("./catalogue/categories-page.tsx"), "CategoriesPage"),
});

const placesRoute = createRoute({
  getParentRoute,
  path: "/catalogue/places",
  staticData: { partOf: "catalogue" },
  component: lazy(() => import("./catalogue/places-page.tsx"), "PlacesPage"),
});

const textsRoute = createRoute({
  getParentRoute,
  path: "/texts",
  validateSearch: words("view", "search", "language", "changed", "page"),
  staticData: { desk: { name: "texts", group: "goods", right: "maintain_content", icon: "words" } },
  component: lazy(() => import("./texts/texts-desk.tsx"), "TextsDesk"),
});

const shippabilityRoute = createRoute({
  getParentRoute,
  path: "/shippability",
  validateSearch: words("region", "text"),
  staticData: {
    desk: {
      name: "shippability",
      group: "warehouse",
      right: "maintain_shipping_rules",
      icon: "check",
    },
  },
  component: lazy(() => import("./shippability/shippability-desk.tsx"), "ShippabilityDesk"),
});

const dutiesRoute = createRoute({
  getParentRoute,
  path: "/duties",
  validateSearch: words("region", "page"),
  staticData: {
    desk: { name: "duties", group: "warehouse", right: "maintain_duties", icon: "bill" },
  },
  component: lazy(() => import("./duties/duties-desk.tsx"), "DutiesDesk"),
});

/** The desks of this wing, in the order of the navigation, and the places that belong to them. */
export const goodsDesks = [
  catalogueRoute,
  ownGoodsRoute,
  newGoodsRoute,
  categoriesRoute,
  placesRoute,
  textsRoute,
  shippabilityRoute,
  dutiesRoute,
] as const;
