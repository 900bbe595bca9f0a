import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import type { RecommendedShop } from "@sampan/contract/goods/catalogue/recommended-shops";
import { wordsIn } from "@sampan/locales/words-in";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { OrderBar } from "../search/order-bar.tsx";
import { atMostOncePer } from "../../shell/at-most-once-per.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { OwnGoodsList } from "./goods-list.tsx";
import { NarrowerLists } from "./narrower-lists.tsx";
import { NothingOwn } from "./nothing-own.tsx";
import { ownGoodsQuery, type OwnSearch } from "./own-goods-query.ts";
import { OwnSearchBox } from "./own-search-box.tsx";

/** What a list is about, read from the categories and the shops. */
export interface OwnPlace {
  readonly title: string;
  readonly shop?: RecommendedShop;
  /** The group that the category is, or belongs to. */
  readonly group?: Category;
}

interface OwnGoodsPageProps {
  readonly search: OwnSearch;
  readonly place: OwnPlace;
  readonly groups: readonly Category[];
  readonly onChange: (search: OwnSearch) => void;
}

/** Goods of our own: a category, a shop or all of them, searched and ordered. [RT-45] [OWN-01] */
export function OwnGoodsPage({ search, place, groups, onChange }: OwnGoodsPageProps) {
  const t = useTranslations("ownGoods");
  const { debounce_ms } = useConfiguration().limits;
  const [calmly] = useState(() => atMostOncePer(debounce_ms, () => performance.now()));
  const { words, order } = search;
  return (
    <main id="content" className="wide-page">
      <header className="sticky top-0 z-5 flex wide:static min-h-13 items-center gap-1 bg-canvas pt-[env(safe-area-inset-top)] pr-(--gutter) pl-1">
        <BackButton />
        <OwnSearchBox
          key={words}
          words={words}
          onFind={(entry) => onChange({ ...search, words: entry })}
        />
      </header>
      <div className="stack gap-2 px-(--gutter)">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          <h1 className="min-w-0 text-lg font-[650]">
            {words === "" ? place.title : t("found", { words })}
          </h1>
          <Count search={search} />
        </div>
        {place.shop && <Intro shop={place.shop} />}
        {!place.shop && <NarrowerLists groups={groups} group={place.group} search={search} />}
        <div>
          <OrderBar
            controls={["default", "price", "sales"]}
            order={order}
            onChange={(next) => calmly(() => onChange({ ...search, order: next }))}
          />
          <OwnGoodsList search={search} empty={<NothingOwn search={search} />} />
        </div>
      </div>
    </main>
  );
}

/** How many there are in all, once that is known. */
function Count({ search }: { search: OwnSearch }) {
  const t = useTranslations("ownGoods");
  const { data: list } = useInfiniteQuery(ownGoodsQuery(search));
  const total = list?.pages[0]?.total;
  return (
    <p role="status" className="text-xs text-text-3 tabular-nums">
      {total !== undefined && total > 0 && t("count", { count: total })}
    </p>
  );
}

function Intro({ shop }: { shop: RecommendedShop }) {
  const intro = wordsIn(useLocale(), shop.intro);
  return (
    intro.text !== "" && (
      <p lang={intro.lang} className="text-text-2">
        {intro.text}
      </p>
    )
  );
}
