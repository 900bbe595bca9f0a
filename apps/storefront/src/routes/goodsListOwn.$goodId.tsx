import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import type { RecommendedShop } from "@sampan/contract/goods/catalogue/recommended-shops";
import { wordsIn } from "@sampan/locales/words-in";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, notFound, useNavigate } from "@tanstack/react-router";
import { rateQuery } from "../sums/use-rate.ts";
import { categoriesQuery } from "../shop/home/categories-query.ts";
import { ownGoodsQuery, shopQuery, type OwnSearch } from "../goods/own-goods/own-goods-query.ts";
import { OwnGoodsPage, type OwnPlace } from "../goods/own-goods/own-goods-page.tsx";
import { nameOfList, type OwnList } from "../paths.ts";
import { readList } from "../goods/own-goods/read-list.ts";
import { pathTo } from "../paths.ts";
import { resultOrders } from "../goods/search/result-order.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import type { Speech } from "../shell/speech.ts";
import { fields, oneOf, words } from "../shell/search-fields.ts";

const readSearch = fields({ searchValue: words, order: oneOf(resultOrders) });

/** Our own goods: `all`, a category by its id, or `shop-` and a shop's. [RT-45] */
export const Route = createFileRoute("/goodsListOwn/$goodId")({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, speech }, params, deps }) => {
    const list = readList(params.goodId);
    if (!list) throw notFound();
    const [{ datalist: groups }, shops] = await Promise.all([
      queryClient.ensureQueryData(categoriesQuery),
      list.shopId === undefined ? undefined : queryClient.ensureQueryData(shopQuery(list.shopId)),
      queryClient.ensureQueryData(rateQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]);
    const place = placeOf(list, { groups, shops: shops?.datalist ?? [], speech });
    if (!place) throw notFound();
    // In the browser the page opens at once and fills up; on the server it waits for its goods.
    const goods = queryClient.prefetchInfiniteQuery(ownGoodsQuery(searchOf(list, deps)));
    if (import.meta.env.SSR) await goods;
    const words = wordsOf(deps);
    return {
      list,
      place,
      head: {
        title: words === "" ? place.title : speech.say("ownGoods.found", { words }),
        description: speech.say("ownGoods.description"),
        // What somebody searched for is nothing to find again.
        ...(words === "" ? { path: `/goodsListOwn/${params.goodId}` } : {}),
      },
    };
  },
  head: ({ match: { context }, loaderData }) =>
    pageHead(context, loaderData?.head ?? { title: context.speech.say("ownGoods.title") }),
  component: Page,
});

interface Search {
  readonly searchValue?: string | number | boolean | undefined;
  readonly order?: OwnSearch["order"] | undefined;
}

const wordsOf = ({ searchValue = "" }: Search): string => `${searchValue}`.trim();

const searchOf = (list: OwnList, search: Search): OwnSearch => ({
  list,
  words: wordsOf(search),
  order: search.order ?? "default",
});

interface Known {
  readonly groups: readonly Category[];
  readonly shops: readonly RecommendedShop[];
  readonly speech: Speech;
}

/** What the list is about; undefined for a category or a shop that is not there. */
function placeOf({ categoryId, shopId }: OwnList, known: Known): OwnPlace | undefined {
  const { groups, shops, speech } = known;
  const nameOf = (i18n: Category["i18n"]) => wordsIn(speech.language, i18n).text;
  if (shopId !== undefined) {
    const shop = shops.find(({ id, platform }) => id === shopId && platform === 1);
    return shop && { title: nameOf(shop.i18n), shop };
  }
  if (categoryId === undefined) return { title: speech.say("ownGoods.title") };
  for (const group of groups) {
    const category = [group, ...group.children].find(({ id }) => id === categoryId);
    if (category) return { title: nameOf(category.i18n), group };
  }
  return undefined;
}

function Page() {
  const navigate = useNavigate();
  const { list, place } = Route.useLoaderData();
  const search = searchOf(list, Route.useSearch());
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  return (
    <OwnGoodsPage
      // Another list begins anew, its box and its order too.
      key={nameOfList(list)}
      search={search}
      place={place}
      groups={categories.datalist}
      // In place of the page before: going back leaves the list, whatever was tapped on it.
      onChange={({ words, order }) =>
        void navigate({
          ...pathTo.ownGoods(list, { words, order }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
