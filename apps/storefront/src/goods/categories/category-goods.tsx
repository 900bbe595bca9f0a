import { queryPages } from "@sampan/client/query";
import { queryItemList } from "@sampan/contract/goods/catalogue/own-items";
import { type Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { buttonLook } from "@sampan/ui/button";
import { ProductCardSkeleton } from "@sampan/ui/product-card";
import { EmptyState, LoadingRegion } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { GoodsCard } from "../cards/goods-card.tsx";
import { useRate } from "../../sums/use-rate.ts";
import { GoodsEnd, ListFailed } from "../own-goods/goods-list.tsx";
import { pathTo } from "../../paths.ts";
import { ReadAnew } from "../../shell/read-anew.tsx";

/** Goods of our own shop in a category, its children included, as many at a time as are set. [API-62] [CONST-30] */
export const categoryGoodsQuery = (categoryId: number) =>
  queryPages(queryItemList, { category_id: categoryId });

/** Two to a row, one where the rail leaves no room for two. */
const gridLook = "product-grid grid grid-cols-2 gap-2.5 max-[359px]:grid-cols-1 [&>*]:min-w-0";

interface CategoryGoodsProps {
  readonly category: Pick<Category, "id" | "i18n">;
}

export function CategoryGoods({ category }: CategoryGoodsProps) {
  const rate = useRate();
  const query = categoryGoodsQuery(category.id);
  const reading = useInfiniteQuery(query);
  if (reading.isPending) return <GoodsSkeletons />;
  const goods = reading.data?.pages.flatMap(({ datalist }) => datalist) ?? [];
  if (reading.isError && goods.length === 0)
    return <ListFailed error={reading.error} onRetry={() => void reading.refetch()} />;
  if (goods.length === 0) return <NothingHere category={category} />;
  return (
    <ReadAnew of={query}>
      <ul className={gridLook}>
        {goods.map((item, position) => (
          // Drawn when it comes into view: a group may hold thousands.
          <li
            key={item.item_id}
            className="grid [contain-intrinsic-size:auto_268px] [content-visibility:auto]"
          >
            <GoodsCard item={item} rate={rate} position={position} />
          </li>
        ))}
      </ul>
      <GoodsEnd key={reading.data?.pages.length} list={reading} count={goods.length} />
      {!reading.hasNextPage && (
        <div className="pb-4 text-center">
          <MoreElsewhere category={category} />
        </div>
      )}
    </ReadAnew>
  );
}

function GoodsSkeletons() {
  const words = useTranslations("common");
  return (
    <LoadingRegion label={words("loading")}>
      <div className={gridLook}>
        {[0, 1, 2, 3].map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </LoadingRegion>
  );
}

function NothingHere({ category }: CategoryGoodsProps) {
  const t = useTranslations("search.category");
  return (
    <EmptyState
      title={t("empty")}
      body={t("emptyBody")}
      action={<MoreElsewhere category={category} />}
    />
  );
}

/** The same kind of goods at the marketplaces, searched by the name that sellers there use. */
function MoreElsewhere({ category: { i18n } }: CategoryGoodsProps) {
  const t = useTranslations("search.category");
  const { text: name } = wordsIn(useLocale(), i18n);
  return (
    <Link
      {...pathTo.results({ searchValue: i18n.zh })}
      className={buttonLook({ variant: "soft", size: "sm" })}
    >
      {t("elsewhere", { name })}
    </Link>
  );
}
