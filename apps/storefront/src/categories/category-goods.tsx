import { queryPages } from "@sampan/client/query";
import { queryItemList, type Category } from "@sampan/contract/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { Button, buttonLook } from "@sampan/ui/button";
import { ProductCardSkeleton } from "@sampan/ui/product-card";
import { EmptyState, EndOfList, ErrorState, LoadingRegion } from "@sampan/ui/states";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { GoodsCard } from "../goods/goods-card.tsx";
import { useRate } from "../goods/use-rate.ts";
import { pathTo } from "../paths.ts";
import { faultWords } from "../shell/fault-words.ts";
import { useNearEnd } from "../shell/use-near-end.ts";

/** Goods of our own shop in a category, its children included, ten at a time. [API-62] [CONST-30] */
export const categoryGoodsQuery = (categoryId: number) =>
  queryPages(queryItemList, { category_id: categoryId, page_size: 10 });

/** Two to a row, one where the rail leaves no room for two. */
const gridLook = "grid grid-cols-2 gap-2.5 max-[359px]:grid-cols-1 [&>*]:min-w-0";

interface CategoryGoodsProps {
  readonly category: Pick<Category, "id" | "i18n">;
}

export function CategoryGoods({ category }: CategoryGoodsProps) {
  const words = useTranslations("common");
  const rate = useRate();
  const { speech } = useRouteContext({ from: "__root__" });
  const reading = useInfiniteQuery(categoryGoodsQuery(category.id));
  const readOn = (): void => void reading.fetchNextPage({ cancelRefetch: false });
  const mark = useNearEnd(readOn);
  if (reading.isPending) return <GoodsSkeletons />;
  if (reading.isError)
    return (
      <ErrorState
        title={faultWords(speech.say, reading.error)}
        action={
          <Button variant="soft" onClick={() => void reading.refetch()}>
            {words("retry")}
          </Button>
        }
      />
    );
  const goods = reading.data.pages.flatMap(({ datalist }) => datalist);
  if (goods.length === 0) return <NothingHere category={category} />;
  return (
    <>
      <ul className={gridLook}>
        {goods.map((item, position) => (
          <li key={item.item_id} className="grid">
            <GoodsCard item={item} rate={rate} position={position} />
          </li>
        ))}
      </ul>
      {reading.hasNextPage ? (
        <p
          key={reading.data.pages.length}
          ref={mark}
          role="status"
          className="py-5 text-center text-xs text-text-3"
        >
          {words("loading")}
        </p>
      ) : (
        <div className="pb-4 text-center">
          <EndOfList>{words("endCounted", { count: goods.length })}</EndOfList>
          <MoreElsewhere category={category} />
        </div>
      )}
    </>
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
