import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { EmptyState } from "@sampan/ui/states";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { announcementsQuery } from "./article-queries.ts";
import { pathTo } from "../../paths.ts";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { NoticesLoading } from "../../people/notices/notices-loading.tsx";

/** What we announce, for visitors as well. [RT-26] */
export function Announcements() {
  const t = useTranslations("notices");
  const list = useSuspenseInfiniteQuery(announcementsQuery);
  const articles = list.data.pages.flatMap(({ datalist }) => datalist);
  if (articles.length === 0) return <EmptyState title={t("emptyPublished")} />;
  return (
    <ReadAnew of={announcementsQuery}>
      <ul className="stack mb-3">
        {articles.map(({ id, title, summary, cdate }) => (
          <li key={id}>
            <Card padded={false} className="overflow-hidden">
              <Link {...pathTo.article(id)} className="block p-4 active:bg-surface-2">
                <span className="block font-[650]">{title}</span>
                <span className="mt-0.5 block text-text-2">{summary}</span>
                <span className="mt-1 block text-xs text-text-3 tabular-nums">
                  {formatMinute(cdate)}
                </span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      <ListEnd list={list}>
        <NoticesLoading />
      </ListEnd>
    </ReadAnew>
  );
}
