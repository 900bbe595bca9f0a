import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { sectionLinkLook } from "@sampan/ui/card";
import { Chip } from "@sampan/ui/chip";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { CategoryGoods } from "./category-goods.tsx";
import { GroupRail } from "./group-rail.tsx";
import { OwnEntries } from "./own-entries.tsx";

export interface OpenCategory {
  readonly group: Category;
  /** The child that is open; absent for the whole group. */
  readonly child: Category["children"][number] | undefined;
}

/** The eight groups beside the goods of one of them, or of one of its children. [RT-37] [OWN-01] [OWN-09] */
export function CategoryPage({
  groups,
  open: { group, child },
}: {
  readonly groups: readonly Category[];
  readonly open: OpenCategory;
}) {
  const t = useTranslations("search");
  const own = useTranslations("ownGoods");
  const language = useLocale();
  const shown = child ?? group;
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("categories")} />
      <OwnEntries />
      <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-3 wide:gap-6 pr-(--gutter) max-[279px]:grid-cols-1 max-[279px]:px-(--gutter)">
        <GroupRail groups={groups} openId={group.id} />
        <section aria-labelledby="category" className="stack min-w-0 content-start pt-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 id="category" className="text-lg font-[650]">
              {wordsIn(language, shown.i18n).text}
            </h2>
            <Link {...pathTo.ownGoods({ categoryId: shown.id })} className={sectionLinkLook}>
              {own("sortAll")}
              <ForwardIcon size="xs" />
            </Link>
          </div>
          <Children group={group} openId={child?.id} />
          <CategoryGoods key={shown.id} category={shown} />
        </section>
      </div>
    </main>
  );
}

/** The parts of a group; one line that scrolls sideways. */
function Children({ group, openId }: { group: Category; openId: number | undefined }) {
  const t = useTranslations("search.category");
  const language = useLocale();
  const parts = [
    { id: group.id, name: t("all") },
    ...group.children.map(({ id, i18n }) => ({ id, name: wordsIn(language, i18n).text })),
  ];
  return (
    <nav aria-label={t("children", { name: wordsIn(language, group.i18n).text })}>
      <ul className="-mr-(--gutter) flex gap-2 overflow-x-auto py-1.5 pr-(--gutter) [scrollbar-width:none]">
        {parts.map(({ id, name }) => (
          <li key={id} className="flex-none">
            <Link
              {...pathTo.category(id)}
              replace
              aria-current={id === (openId ?? group.id) ? "page" : undefined}
              className="tap block rounded-full"
            >
              <Chip
                tone={id === (openId ?? group.id) ? "brand" : "neutral"}
                className="min-h-9 px-3.5"
              >
                {name}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
