import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { categoryGoodsQuery } from "../goods/categories/category-goods.tsx";
import { CategoryPage, type OpenCategory } from "../goods/categories/category-page.tsx";
import { rateQuery } from "../sums/use-rate.ts";
import { categoriesQuery } from "../shop/home/categories-query.ts";
import { pageHead } from "../shell/page-head.ts";

/** A group or one of its children, by its id. [RT-37] */
export const Route = createFileRoute("/category/$goodId")({
  loader: async ({ context: { queryClient, speech }, params }) => {
    const [{ datalist: groups }] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    const open = openCategory(groups, Number(params.goodId));
    if (!open) throw notFound();
    const shown = open.child ?? open.group;
    // In the browser the page opens at once and fills up; on the server it waits for its goods.
    const goods = queryClient.prefetchInfiniteQuery(categoryGoodsQuery(shown.id));
    if (import.meta.env.SSR) await goods;
    return { title: wordsIn(speech.language, shown.i18n).text };
  },
  head: ({ match: { context }, loaderData, params }) =>
    pageHead(context, {
      title: loaderData?.title ?? context.speech.say("search.categories"),
      path: `/category/${params.goodId}`,
    }),
  component: Page,
});

function openCategory(groups: readonly Category[], id: number): OpenCategory | undefined {
  for (const group of groups) {
    if (group.id === id) return { group, child: undefined };
    const child = group.children.find((part) => part.id === id);
    if (child) return { group, child };
  }
  return undefined;
}

function Page() {
  const { goodId } = Route.useParams();
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  const open = openCategory(categories.datalist, Number(goodId));
  return open && <CategoryPage groups={categories.datalist} open={open} />;
}
