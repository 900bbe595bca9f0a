import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useTranslations } from "use-intl";
import { ArticleEditor } from "./article-editor.tsx";
import { ArticlePage } from "./article-page.tsx";
import { ArticlesTable } from "./articles-table.tsx";
import { HelpWordsPanel } from "./help-words-panel.tsx";
import "./articles.css";

const route = getRouteApi("/frame/articles");

/** Articles, notices, agreements and policies, and the words by which help is found. [BO-40] */
export function ArticlesDesk() {
  const t = useTranslations("consoleArticles");
  const { view, id, number } = route.useSearch();
  const navigate = useNavigate();
  if (id === "new") return <ArticleEditor />;
  if (id !== undefined)
    return (
      <ArticlePage key={`${id} ${number}`} id={id} number={number ? Number(number) : undefined} />
    );
  return (
    <div className="desk">
      <Segmented
        className="fit"
        value={view === "words" ? "words" : "articles"}
        options={[
          { value: "articles", label: t("articles") },
          { value: "words", label: t("words") },
        ]}
        onChange={(next) =>
          void navigate({
            to: "/articles",
            search: { view: next === "words" ? "words" : undefined },
          })
        }
      />
      {view === "words" ? <HelpWordsPanel /> : <ArticlesTable />}
    </div>
  );
}
