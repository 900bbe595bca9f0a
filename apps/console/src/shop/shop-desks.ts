import { createRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { frameRoute, words } from "../shell/frame-route.ts";

const getParentRoute = () => frameRoute;

const workOrdersRoute = createRoute({
  getParentRoute,
  path: "/work-orders",
  validateSearch: words("tab", "id", "page", "view"),
  staticData: {
    desk: {
      name: "workOrders",
      group: "service",
      right: "answer_work_orders",
      icon: "words",
      queue: "work_orders",
    },
    isFilled: true,
  },
  component: lazy(() => import("./work-orders/work-order-desk.tsx"), "WorkOrderDesk"),
});

const campaignsRoute = createRoute({
  getParentRoute,
  path: "/campaigns",
  validateSearch: words("page"),
  staticData: {
    desk: { name: "campaigns", group: "service", right: "maintain_campaigns", icon: "coupon" },
  },
  component: lazy(() => import("./campaigns/campaigns-desk.tsx"), "CampaignsDesk"),
});

const marksRoute = createRoute({
  getParentRoute,
  path: "/marks",
  validateSearch: words("page"),
  staticData: {
    desk: {
      name: "marks",
      group: "service",
      right: "maintain_campaigns",
      icon: "coupon",
    },
  },
  component: lazy(() => import("./marks/marks-desk.tsx"), "MarksDesk"),
});

const popupsRoute = createRoute({
  getParentRoute,
  path: "/popups",
  validateSearch: words("page"),
  staticData: {
    desk: { name: "popups", group: "service", right: "maintain_campaigns", icon: "info" },
  },
  component: lazy(() => import("./popups/popups-desk.tsx"), "PopupsDesk"),
});

const invitationsRoute = createRoute({
  getParentRoute,
  path: "/invitations",
  validateSearch: words("view", "page"),
  staticData: {
    desk: {
      name: "invitations",
      group: "service",
      right: "judge_invitations",
      icon: "coupon",
      queue: "invitations",
    },
  },
  component: lazy(() => import("./invitations/invitations-desk.tsx"), "InvitationsDesk"),
});

const pagesRoute = createRoute({
  getParentRoute,
  path: "/pages",
  validateSearch: words("page"),
  staticData: {
    desk: { name: "pages", group: "service", right: "maintain_content", icon: "book" },
  },
  component: lazy(() => import("./pages/pages-desk.tsx"), "PagesDesk"),
});

const pageRoute = createRoute({
  getParentRoute,
  path: "/pages/$id",
  validateSearch: words("version"),
  staticData: { partOf: "pages" },
  component: lazy(() => import("./pages/page-page.tsx"), "PagePage"),
});

const newPageRoute = createRoute({
  getParentRoute,
  path: "/pages/new",
  staticData: { partOf: "pages" },
  component: lazy(() => import("./pages/page-page.tsx"), "NewPagePage"),
});

const articlesRoute = createRoute({
  getParentRoute,
  path: "/articles",
  validateSearch: words("view", "kind", "search", "page", "id", "number"),
  staticData: {
    desk: { name: "articles", group: "goods", right: "maintain_content", icon: "book" },
  },
  component: lazy(() => import("./articles/articles-desk.tsx"), "ArticlesDesk"),
});

/** The desks of this wing, in the order of the navigation. */
export const shopDesks = [
  workOrdersRoute,
  campaignsRoute,
  marksRoute,
  popupsRoute,
  invitationsRoute,
  pagesRoute,
  pageRoute,
  newPageRoute,
  articlesRoute,
] as const;
