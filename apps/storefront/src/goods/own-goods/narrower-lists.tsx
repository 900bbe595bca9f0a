import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { Chip } from "@sampan/ui/chip";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import type { OwnSearch } from "./own-goods-query.ts";

interface NarrowerListsProps {
  readonly groups: readonly Category[];
  /** The group that is open; absent where all groups are. */
  readonly group: Category | undefined;
  readonly search: OwnSearch;
}

/** The same search in a narrower list: the groups, or the parts of one; one line that scrolls sideways. */
export function NarrowerLists({ groups, group, search }: NarrowerListsProps) {
  const t = useTranslations("ownGoods");
  const language = useLocale();
  const { list, words, order } = search;
  const narrower = (group?.children ?? groups).map(({ id, i18n }) => ({
    id,
    name: wordsIn(language, i18n).text,
  }));
  const whole = group && {
    id: group.id,
    name: wordsIn(language, group.i18n).text,
  };
  const lists = [{ id: undefined, name: t("all") }, ...(whole ? [whole] : []), ...narrower];
  return (
    <nav aria-label={t("narrower")}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1.5 [scrollbar-width:none]">
        {lists.map(({ id, name }) => {
          const isOpen = id === list.categoryId;
          return (
            <li key={id ?? 0} className="flex-none">
              <Link
                {...pathTo.ownGoods(id === undefined ? {} : { categoryId: id }, { words, order })}
                replace
                resetScroll={false}
                aria-current={isOpen ? "page" : undefined}
                className="tap block rounded-full"
              >
                <Chip tone={isOpen ? "brand" : "neutral"} className="min-h-9 px-3.5">
                  {name}
                </Chip>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
