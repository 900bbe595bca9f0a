import type { QueryClient } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";

/** The groups of goods, for pages that show them in some block if at all: their code comes with all of home's. */
export const LateCategories = lazyRouteComponent(
  () => import("./category-shortcuts.tsx"),
  "CategoryShortcuts",
);

/** The groups and how they are drawn, so that they are drawn at once. */
export async function readCategories(queryClient: QueryClient): Promise<void> {
  const [{ categoriesQuery }] = await Promise.all([
    import("./categories-query.ts"),
    LateCategories.preload?.(),
  ]);
  await queryClient.ensureQueryData(categoriesQuery);
}
