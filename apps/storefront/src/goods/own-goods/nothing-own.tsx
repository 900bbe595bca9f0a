import { buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import type { OwnSearch } from "./own-goods-query.ts";

/** Nothing of our own: a wider list first, and always the marketplaces. */
export function NothingOwn({ search: { list, words } }: { search: OwnSearch }) {
  const t = useTranslations("ownGoods.empty");
  const isNarrow = list.categoryId !== undefined || list.shopId !== undefined;
  if (words === "")
    return (
      <EmptyState
        title={t("shelf")}
        body={t("shelfBody")}
        action={
          isNarrow && (
            <Link {...pathTo.ownGoods()} className={buttonLook({ variant: "soft" })}>
              {t("toAll")}
            </Link>
          )
        }
      />
    );
  return (
    <EmptyState
      title={t("title", { words })}
      body={t("body")}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {isNarrow && (
            <Link {...pathTo.ownGoods({}, { words })} className={buttonLook({ variant: "soft" })}>
              {t("wider")}
            </Link>
          )}
          <Link {...pathTo.results({ searchValue: words })} className={buttonLook({})}>
            {t("action")}
          </Link>
        </span>
      }
    />
  );
}
