import type { Article } from "@sampan/contract/shop/content";
import { DownIcon } from "@sampan/ui/icons-controls";
import { DocumentIcon } from "@sampan/ui/icons-goods";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { articleQuery, helpQuery } from "./article-queries.ts";

export const questionsQuery = articleQuery("faq");

/** Frequent questions, each opened by a tap, and what else there is to read. [RT-105] */
export function ProblemsPage() {
  const t = useTranslations("articles");
  const { data: questions } = useSuspenseQuery(questionsQuery).data;
  const { datalist: articles } = useSuspenseQuery(helpQuery).data;
  return (
    <main id="content">
      <PageHeader title={questions.title} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        <List>
          {questions.sections.map((section) => (
            <Question key={section.heading} section={section} />
          ))}
        </List>
        {articles.length > 0 && (
          <section aria-labelledby="more">
            <h2 id="more" className="mb-3 text-md font-[650]">
              {t("more")}
            </h2>
            <List>
              {articles.map(({ id, title }) => (
                <li key={id}>
                  <Link {...pathTo.article(id)} className={rowLook}>
                    <RowContent icon={<DocumentIcon />} label={title} chevron />
                  </Link>
                </li>
              ))}
            </List>
          </section>
        )}
      </div>
    </main>
  );
}

const Question = ({ section }: { readonly section: Article["sections"][number] }) => (
  <li>
    <details className="group">
      <summary className={`${rowLook} list-none font-semibold [&::-webkit-details-marker]:hidden`}>
        <span className="min-w-0 flex-1">{section.heading}</span>
        <DownIcon size="sm" className="text-text-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 px-4 pb-4 text-text-2">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  </li>
);
