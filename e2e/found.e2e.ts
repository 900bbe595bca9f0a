import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

interface Thing {
  readonly "@type": string;
  readonly [fact: string]: unknown;
}

/** What programs read of the page that is open. */
async function thingsOn(page: Page): Promise<readonly Thing[]> {
  const text = await page.locator('head script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? "{}") as { "@graph"?: readonly Thing[] })["@graph"] ?? [];
}
const thing = async (page: Page, type: string) =>
  (await thingsOn(page)).find((each) => each["@type"] === type);

/** `rel` to address, by language where it has one. */
const linksOf = (page: Page) =>
  page
    .locator('head link[rel="canonical"], head link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute("hreflang") ?? "canonical",
        link.getAttribute("href") ?? "",
      ]),
    );

for (const [lang, title] of [
  ["th", "เกี่ยวกับ Sampan"],
  ["zh-TW", "關於 Sampan"],
] as const)
  test(`whoever comes by an address in ${lang} reads on in it, and finds the page in every other`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/about?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const links = Object.fromEntries(await linksOf(page)) as Record<string, string>;
    const about = `${baseURL}/about`;
    expect(links).toEqual({
      canonical: `${about}?lang=${lang}`,
      zh: `${about}?lang=zh`,
      "zh-TW": `${about}?lang=zh-TW`,
      th: `${about}?lang=th`,
      en: `${about}?lang=en`,
      "x-default": about,
    });
    await page.goto("/problems");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    const questions = await thing(page, "FAQPage");
    expect(questions).toMatchObject({ inLanguage: lang });
    const shown = page.getByRole("main").getByRole("list").first().getByRole("listitem");
    expect(questions?.["mainEntity"]).toHaveLength(await shown.count());
  });

test("goods of our own are described with the price and the pictures that the page shows, others' are not", async ({
  page,
  baseURL,
}) => {
  const map = await (await page.request.get("/sitemap.xml")).text();
  const file = /<loc>([^<]*goods-\d+\.xml)<\/loc>/.exec(map)?.[1] ?? "";
  const goods = await (await page.request.get(file)).text();
  const address = /<loc>([^<?]*goodsDetailOwn\/\d+)<\/loc>/.exec(goods)?.[1] ?? "";
  await page.goto(address);
  const product = await thing(page, "Product");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(product?.["name"]));
  expect(product).toMatchObject({ url: address });
  const offer = product?.["offers"] as Record<string, string>;
  expect(offer).toMatchObject({ priceCurrency: "CNY" });
  await expect(page.getByRole("main")).toContainText(offer["price"] ?? offer["lowPrice"] ?? "?");
  const [picture] = (product?.["image"] ?? []) as string[];
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toMatch(/^image\//);
  expect(await thing(page, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, item: `${baseURL}/` },
      { position: 2, item: `${baseURL}/goodStore` },
      { position: 3, item: address },
    ],
  });

  // Home describes the house; pages of one person say that they are nobody else's.
  await page.goto("/");
  expect((await thingsOn(page)).map((each) => each["@type"])).toEqual(["Organization", "WebSite"]);
  await page.goto("/cart");
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await linksOf(page)).toEqual([]);
});

test("shared goods show a card of their own, in the language of the page", async ({ page }) => {
  await page.goto("/leaderboard?lang=th");
  await page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("img") })
    .first()
    .click();
  await page.waitForURL(/goodsDetailOwn/);
  await page.reload();
  const picture = page.locator('head meta[property="og:image"]');
  await expect(picture).toHaveAttribute("content", /\/cards\/goods\/\d+\.th\.jpg$/);
  const card = await page.request.get((await picture.getAttribute("content")) ?? "");
  expect([card.status(), card.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  // With the goods on it, a card is kept for a day.
  expect(card.headers()["cache-control"]).toBe("public, max-age=86400");
  expect((await card.body()).length).toBeGreaterThan(20_000);

  await page.goto("/about");
  await expect(picture).toHaveAttribute("content", /\/icon-512\.png$/);
});

test("every standing page that the map of the site names is there, and says the address it is named by", async ({
  request,
}) => {
  const places = await (await request.get("/sitemaps/places.xml")).text();
  const addresses = [...places.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = ""]) => address.replaceAll("&amp;", "&"))
    .filter((address) => !address.includes("lang="));
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(await answer.text(), address).toContain(
      `<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"`,
    );
  }
});
