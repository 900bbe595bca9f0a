import type { Article } from "@sampan/contract/shop/content";
import { formatMinute } from "@sampan/ui/format/dates";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { articleQuery } from "./article-queries.ts";

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

/** Paragraphs are plain text: there is nothing in them to clean. [CONT-04] */
const ArticleSections = ({ sections }: Pick<Article, "sections">) =>
  sections.map(({ heading, paragraphs }, at) => (
    // Sections of one text have no name of their own and never change places.
    <section key={at} className="mb-6">
      {heading && <h2 className="mb-2 text-md font-[650]">{heading}</h2>}
      <div className="grid gap-2.5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-[0.9375rem]/6.5 text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  ));
