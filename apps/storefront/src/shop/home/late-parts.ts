import { createLate } from "./create-late.ts";

/** What is due, which most visitors never need. */
export const lateDueOrder = createLate(
  () => import("./due-order.tsx"),
  ({ DueOrder }) => DueOrder,
);

/** A published home, which is needed while there is one. */
export const latePublishedHome = createLate(
  () => import("./published-home.tsx"),
  ({ PublishedHome }) => PublishedHome,
);
