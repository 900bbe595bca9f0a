import { buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { useConfiguration } from "../../shell/configuration.ts";
import { FoundGoods } from "./found-goods.tsx";
import { resultsQuery, type Search } from "./results-query.ts";

/** The goods of one search by words. */
export function ResultList({ search }: { search: Search }) {
  const { search_page_size } = useConfiguration().limits;
  return (
    <FoundGoods
      platform={search.platform}
      query={resultsQuery(search, search_page_size)}
      empty={<NothingFound words={search.words} />}
    />
  );
}

/** Nothing found: try other words, and what is found can go into the cart. [SRCH-23] */
function NothingFound({ words }: { words: string }) {
  const t = useTranslations("search.empty");
  return (
    <EmptyState
      title={t("title", { words })}
      body={t("body")}
      action={
        <Link {...pathTo.findAgain(words)} className={buttonLook({})}>
          {t("action")}
        </Link>
      }
    />
  );
}
