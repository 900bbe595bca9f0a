import { byLanguage } from "@sampan/domain/kernel/by-language";
import type { Database } from "@sampan/server/kernel/db/db";
import { renewArticles } from "@sampan/server/shop/content/renew-articles";
import { sql } from "kysely";
import articles from "../demo/content/articles.json" with { type: "json" };
import { articleHtml, type ArticlePart } from "../demo/seed/article-html.ts";

const articlesPerBatch = 500;
const sectionsPerArticle = 3;

const sections = articles.articles.flatMap((article): readonly ArticlePart[] => article.sections);
const titles = articles.articles.map(({ title }) => title);

/** Fills help with as many articles as asked for: sections of the demo's, in ever other neighbourhoods, under a number. */
export async function fillArticles({ db, pool }: Database, count: number): Promise<void> {
  for (let begun = 0; begun < count; begun += articlesPerBatch) {
    const batch = Array.from({ length: Math.min(articlesPerBatch, count - begun) }, (_, index) =>
      article(begun + index),
    );
    const rows = JSON.stringify(batch);
    await db.executeQuery(
      sql`insert into articles (id, kind, position)
          select id, 'help', 1 from jsonb_to_recordset(${rows}::jsonb) as row (id text)`.compile(
        db,
      ),
    );
    await db.executeQuery(
      sql`insert into article_versions (article_id, number, title, summary, bodies, cleaned_by, takes_effect_at, saved_at)
          select id, 1, title, title, bodies, '', now() - interval '1 day', now()
          from jsonb_to_recordset(${rows}::jsonb) as row (id text, title jsonb, bodies jsonb)`.compile(
        db,
      ),
    );
  }
  await renewArticles(db);
  await pool.query("vacuum analyze article_versions");
  await pool.query("vacuum analyze articles");
}

function article(number: number) {
  const title = titles[number % titles.length]!;
  const chosen = Array.from(
    { length: sectionsPerArticle },
    (_, place) => sections[(number * 7 + place * 31 + Math.floor(number / 61)) % sections.length]!,
  );
  return {
    id: `bench-${number}`,
    title: byLanguage((language) => `${title[language]} A${number}`),
    bodies: articleHtml(chosen),
  };
}
