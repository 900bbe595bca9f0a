import type { Category } from "@sampan/contract/goods/catalogue/catalogue";
import { wordsIn } from "@sampan/locales/words-in";
import { Chip } from "@sampan/ui/chip";
import { PageHeader } from "@sampan/ui/page-header";
import { Link } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { RankedList } from "./ranked-list.tsx";

interface LeaderboardPageProps {
  readonly groups: readonly Category[];
  /** Absent for the board of all. */
  readonly categoryId: number | undefined;
}

/** What people buy most of our own goods, in all or in a group. [RT-04] */
export function LeaderboardPage({ groups, categoryId }: LeaderboardPageProps) {
  const t = useTranslations("ownGoods");
  return (
    <main id="content">
      <PageHeader title={t("leaderboard.title")} back={<BackButton />} />
      <div className="stack gap-2 px-(--gutter)">
        <p className="text-center text-xs text-text-3">{t("leaderboard.intro")}</p>
        <Boards groups={groups} categoryId={categoryId} />
        <RankedList categoryId={categoryId} />
      </div>
    </main>
  );
}

function Boards({ groups, categoryId }: LeaderboardPageProps) {
  const t = useTranslations("ownGoods");
  const language = useLocale();
  const boards = [
    { id: undefined, name: t("all") },
    ...groups.map(({ id, i18n }) => ({ id, name: wordsIn(language, i18n).text })),
  ];
  return (
    <nav aria-label={t("leaderboard.groups")}>
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1.5 [scrollbar-width:none]">
        {boards.map(({ id, name }) => (
          <li key={id ?? 0} className="flex-none">
            <Link
              {...(id === undefined ? pathTo.leaderboard : ownPathTo.leaderboardOf(id))}
              replace
              // Which board is open is told by `aria-current` below.
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={id === categoryId ? "page" : undefined}
              className="tap block rounded-full"
            >
              <Chip tone={id === categoryId ? "brand" : "neutral"} className="min-h-9 px-3.5">
                {name}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
