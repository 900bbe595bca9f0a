import { readdirSync } from "node:fs";
import { expect, test } from "./support/journey.ts";

interface AppFacts {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly description: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const languages = readdirSync(new URL("../packages/locales/src/server", import.meta.url)).map(
  (file) => file.replace(/\.ts$/, ""),
);

test("the shop is put beside the apps of a phone in the language it is read in, as one app", async ({
  page,
  context,
  baseURL,
}) => {
  const told = new Map<string, AppFacts>();
  for (const lang of languages) {
    await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
    await page.goto("/about");
    const href = await page.locator('head link[rel="manifest"]').getAttribute("href");
    // As browsers ask for it: without any cookie.
    const answer = await fetch(new URL(href ?? "", baseURL));
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    told.set(lang, (await answer.json()) as AppFacts);
    expect(await page.locator('meta[name="description"]').getAttribute("content")).not.toBe("");
  }
  const facts = [...told.values()];
  expect([...told].map(([lang, { lang: said }]) => [lang, said])).toEqual(
    languages.map((lang) => [lang, lang]),
  );
  expect(new Set(facts.map(({ id }) => id)).size).toBe(1);
  expect(new Set(facts.map(({ description }) => description)).size).toBe(languages.length);
  expect(new Set(facts.map(({ shortcuts }) => JSON.stringify(shortcuts))).size).toBe(
    languages.length,
  );

  const [first] = facts;
  const { icons = [], display, start_url = "", shortcuts = [] } = first ?? {};
  expect(display).toBe("standalone");
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
    if (type !== "image/png") continue;
    const side = (await icon.body()).readUInt32BE(16);
    expect(sizes).toBe(`${side}x${side}`);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(await (await page.request.get(start_url)).text()).toContain("<main");
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
});
