import type { Article } from "@sampan/contract/shop/content";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { ArticleHtml } from "../../shell/article-html.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { articleQuery } from "./article-queries.ts";
import { DidThisHelp } from "./did-this-help.tsx";

/** Announcements and what people agree to help nobody, or need not. */
const asksWhetherItHelped: ReadonlySet<string> = new Set(["page", "help", "faq"]);

/** One published text, to be read at ease. [CONT-01] [RT-11] */
export function ArticlePage({ id }: { readonly id: string }) {
  const { data: article } = useSuspenseQuery(articleQuery(id)).data;
  return (
    <main id="content">
      <PageHeader title={article.title} back={<BackButton />} />
      <article className="px-(--gutter) pt-1 pb-4">
        <ArticleHead article={article} />
        <ArticleSections sections={article.sections} />
      </article>
      {asksWhetherItHelped.has(article.kind) && (
        <DidThisHelp key={article.id} id={article.id} version={article.version} />
      )}
    </main>
  );
}

export function ArticleHead({ article }: { readonly article: Article }) {
  const t = useTranslations("articles");
  return (
    <header className="mb-5">
      {article.summary && <p className="text-md text-pretty text-text-2">{article.summary}</p>}
      {article.kind === "notice" && (
        <p className="mt-1 text-xs text-text-3 tabular-nums">
          {t("published", { date: formatMinute(article.cdate) })}
        </p>
      )}
    </header>
  );
}

const ArticleSections = ({ sections }: Pick<Article, "sections">) =>
  sections.map(({ heading, html }, at) => (
    // Sections of one text have no name of their own and never change places.
    <section key={at} className="mb-6">
      {heading && <h2 className="mb-2 text-md font-[650]">{heading}</h2>}
      <div className="text-[0.9375rem]/6.5 text-pretty">
        <ArticleHtml html={html} />
      </div>
    </section>
  ));
