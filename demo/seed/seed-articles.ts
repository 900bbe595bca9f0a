import { addDays } from "@sampan/domain/kernel/business-time";
import type { ArticleKind } from "@sampan/domain/shop/content/article";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type { Db } from "@sampan/server/kernel/db/db";
import articles from "../content/articles.json" with { type: "json" };
import { articleHtml } from "./article-html.ts";

/** Which article says what to do about an order in each status. */
const whatToDo = {
  in_review: "how-it-works",
  awaiting_payment: "fees",
  purchasing: "how-it-works",
  billing: "freight-process",
  awaiting_supplement: "freight-process",
  ready_to_ship: "shipping-tips",
  shipped: "shipping-tips",
  signed: "insurance",
  completed: "insurance",
  closed: "note",
} as const satisfies Record<OrderStatusName, string>;

/** Words of different people for the same. */
const sameWords = [
  ["運費", "运费", "shipping fee", "freight", "postage", "ค่าส่ง", "ค่าขนส่ง"],
  ["退錢", "退款", "refund", "money back", "คืนเงิน"],
  ["關稅", "关税", "税", "duty", "customs", "tax", "ภาษี"],
  ["壞掉", "破損", "损坏", "broken", "damaged", "เสียหาย", "แตก"],
];

/** The texts of the house, each in a first version. The server cleans them and makes them findable when it starts. */
export async function seedArticles(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("articles")
    .values(
      articles.articles.map(({ id, kind }, position) => ({
        id,
        kind: kind as ArticleKind,
        position,
        order_statuses: JSON.stringify(
          Object.entries(whatToDo).flatMap(([status, article]) => (article === id ? [status] : [])),
        ),
      })),
    )
    .execute();
  await db
    .insertInto("article_versions")
    .values(
      articles.articles.map(({ id, title, summary, sections }, position) => ({
        article_id: id,
        number: 1,
        title: JSON.stringify(title),
        summary: JSON.stringify(summary),
        bodies: JSON.stringify(articleHtml(sections)),
        cleaned_by: "",
        takes_effect_at: addDays(now, -position - 1),
        saved_at: addDays(now, -position - 1),
      })),
    )
    .execute();
  await db
    .insertInto("help_words")
    .values(sameWords.map((words) => ({ words: JSON.stringify(words), changed_at: now })))
    .execute();
}
