import { indexOwnGoods } from "@sampan/server/goods/catalogue/index-own-goods";
import type { Database } from "@sampan/server/kernel/db/db";
import { sql } from "kysely";
import { growCatalogue } from "../demo/catalogue/grow-catalogue.ts";

const goodsPerBatch = 1_000;
const description = `<p>${"不锈钢真空保温，一键开盖，适合通勤与旅行。".repeat(20)}</p>`;

/**
 * Fills our own shop with as many goods as asked for: the demo's, in every colour there is and under a model
 * number, so that words are as common and as rare as in a shop that grew.
 */
export async function fillOwnGoods({ db, pool }: Database, count: number): Promise<void> {
  const { marketplace, own } = growCatalogue();
  const grown = [...own, ...marketplace];
  const colours = grown.flatMap(
    ({ dimensions }) => dimensions[0]?.values.map(({ name }) => name) ?? [],
  );
  for (let begun = 0; begun < count; begun += goodsPerBatch) {
    const batch = Array.from({ length: Math.min(goodsPerBatch, count - begun) }, (_, index) => {
      const number = begun + index;
      const product = grown[(number * 7) % grown.length];
      const colour = colours[(number * 31) % colours.length];
      if (!product || !colour) throw new Error("the catalogue has no goods or no colours");
      const { title, category } = product;
      return {
        thid_item_id: `bench-${number}`,
        category_id: category,
        item_name: `${title.zh}${colour.zh} M${number}`,
        names: {
          zh: `${title.zh}${colour.zh} M${number}`,
          "zh-TW": `${title["zh-TW"]}${colour["zh-TW"]} M${number}`,
          th: `${title.th} ${colour.th} M${number}`,
          en: `${title.en}, ${colour.en} M${number}`,
        },
        price: 1_000 + ((number * 7_919) % 50_000),
        month_sold: (number * 104_729) % 9_000,
        rank: (number * 15_485_863) % 1_000_003,
      };
    });
    await db.executeQuery(
      sql`insert into products (platform, thid_item_id, category_id, item_name, names, images, description,
            price, min_price, max_price, month_sold, rank, fetched_at)
          select 1, thid_item_id, category_id, item_name, names,
            '["https://cbu01.alicdn.com/img/bench-1.webp", "https://cbu01.alicdn.com/img/bench-2.webp"]',
            ${description}, price, price, price, month_sold, rank, now()
          from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as goods (
            thid_item_id text, category_id int, item_name text, names jsonb,
            price bigint, month_sold int, rank int)`.compile(db),
    );
  }
  await indexOwnGoods(db);
  await pool.query("vacuum analyze products");
  await pool.query("vacuum analyze listed_goods");
}
