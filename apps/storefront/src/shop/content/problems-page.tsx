import type { Article } from "@sampan/contract/shop/content";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import { HeadsetIcon } from "@sampan/ui/icons-account";
import { DownIcon } from "@sampan/ui/icons-controls";
import { List, RowContent, rowLook } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { ArticleHtml } from "../../shell/article-html.tsx";
import { BackButton } from "../../shell/back-button.tsx";
import { articleQuery, helpQuery } from "./article-queries.ts";
import { HelpFound } from "./help-found.tsx";
import { HelpRows } from "./help-rows.tsx";
import { HelpSearch } from "./help-search.tsx";
import { WhatToDo } from "./what-to-do.tsx";

export const questionsQuery = articleQuery("faq");

interface ProblemsPageProps {
  /** What is looked for; empty where nothing is. */
  readonly sought: string;
  /** Of the order that somebody comes from. */
  readonly status: OrderStatusName | undefined;
}

/** Help: what is looked for, what to do now, frequent questions, and what else there is to read. [RT-105] */
export function ProblemsPage({ sought, status }: ProblemsPageProps) {
  const ask = useTranslations("workOrders");
  const { data: questions } = useSuspenseQuery(questionsQuery).data;
  return (
    <main id="content">
      <PageHeader title={questions.title} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1">
        <HelpSearch sought={sought} />
        {sought === "" ? (
          <>
            {status && <WhatToDo status={status} />}
            <Questions sections={questions.sections} />
          </>
        ) : (
          <HelpFound key={sought} words={sought} />
        )}
        <List>
          <li>
            <Link {...pathTo.workOrders} className={rowLook}>
              <RowContent icon={<HeadsetIcon />} label={ask("help")} chevron />
            </Link>
          </li>
        </List>
        {sought === "" && <More />}
      </div>
    </main>
  );
}

const Questions = ({ sections }: Pick<Article, "sections">) => (
  <List>
    {sections.map((section) => (
      <Question key={section.heading} section={section} />
    ))}
  </List>
);

function More() {
  const t = useTranslations("articles");
  const { datalist: articles } = useSuspenseQuery(helpQuery).data;
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="more">
      <h2 id="more" className="mb-3 text-md font-[650]">
        {t("more")}
      </h2>
      <HelpRows articles={articles} />
    </section>
  );
}

const Question = ({ section }: { readonly section: Article["sections"][number] }) => (
  <li>
    <details className="group">
      <summary className={`${rowLook} list-none font-semibold [&::-webkit-details-marker]:hidden`}>
        <span className="min-w-0 flex-1">{section.heading}</span>
        <DownIcon size="sm" className="text-text-3 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 text-text-2">
        <ArticleHtml html={section.html} />
      </div>
    </details>
  </li>
);
