import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { expect, test } from "vitest";
import { articleWish, publishArticle } from "../../../../../tests/support/test-articles.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { everyone, insertPage } from "../../../../../tests/support/test-pages.ts";
import { goodsPerFile } from "./found-queries.ts";

const { app, db, clock, needs, staff } = await openTestApp();
const { publicUrl } = needs.config;

const read = async (path: string) => {
  const answer = await app.inject(path);
  return { status: answer.statusCode, type: answer.headers["content-type"], body: answer.body };
};

test("programs are told where the list of pages is, and what is none of theirs", async () => {
  const { type, body } = await read("/robots.txt");
  expect(type).toContain("text/plain");
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(body).toContain("Disallow: /gateway/\n");
  expect(body).toContain("Disallow: /console\n");
});

test("the list of lists names one file for standing pages, and those that have goods of ours", async () => {
  const here = await insertProduct(db, clock.now(), { platform: 1 });
  const far = await insertProduct(db, clock.now(), { platform: 1 });
  const others = await insertProduct(db, clock.now(), { platform: 3 });
  const gone = await insertProduct(db, clock.now(), { platform: 1 });
  await db.updateTable("products").set({ is_on_sale: false }).where("id", "=", gone.id).execute();

  const file = Math.floor(here.id / goodsPerFile);
  const index = await read("/sitemap.xml");
  expect(index.type).toContain("application/xml");
  expect(index.body).toContain(`<loc>${publicUrl}/sitemaps/places.xml</loc>`);
  expect(index.body).toContain(`<loc>${publicUrl}/sitemaps/goods-${file}.xml</loc>`);

  const goods = (await read(`/sitemaps/goods-${file}.xml`)).body;
  const page = (id: number) => `<loc>${publicUrl}/goodsDetailOwn/${id}</loc>`;
  expect(goods).toContain(page(here.id));
  expect(goods).toContain(page(far.id));
  expect(goods).not.toContain(page(others.id));
  expect(goods).not.toContain(page(gone.id));
  expect(goods).toContain(
    `<xhtml:link rel="alternate" hreflang="th" href="${publicUrl}/goodsDetailOwn/${here.id}?lang=th"/>`,
  );
  expect((await read(`/sitemaps/goods-${file + 7}.xml`)).status).toBe(404);
  expect((await read("/sitemaps/goods-99999999999999.xml")).status).toBe(404);
});

test("articles stand in the list from the moment they are published, each in every language", async () => {
  const catalogue = await staff("catalogue");
  const later = formatWireTime(new Date(clock.now().getTime() + 30 * 60_000), "TW");
  await publishArticle(catalogue, articleWish("public-now", { kind: "notice" }));
  await publishArticle(catalogue, articleWish("public-later", { kind: "notice" }), later);
  const first = (await read("/sitemaps/places.xml")).body;
  expect(first).toContain(`<loc>${publicUrl}/graphic?id=public-now&amp;lang=zh-TW</loc><lastmod>`);
  expect(first).not.toContain("public-later");

  clock.pass({ minutes: 61 });
  expect((await read("/sitemaps/places.xml")).body).toContain("public-later");
});

test("pages of blocks stand in the list while they are open for whoever comes [PROMO-17]", async () => {
  const desk = await staff("marketing");
  const now = clock.now();
  await insertPage(desk, now, { address: "/winter-sale" });
  const audience = { ...everyone(), who: ["newcomer" as const] };
  await insertPage(desk, now, { address: "/for-newcomers", audience });
  await insertPage(desk, now, { address: "/" });
  clock.pass({ minutes: 61 });
  const open = (await read("/sitemaps/places.xml")).body;
  expect(open).toContain(`<loc>${publicUrl}/winter-sale</loc><lastmod>`);
  expect(open).not.toContain("for-newcomers");
  clock.pass({ days: 8 });
  expect((await read("/sitemaps/places.xml")).body).not.toContain("winter-sale");
});
