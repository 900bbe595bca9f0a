import { noDuties } from "../../goods/duties/find-duty-book.ts";
import { byCurrency, byRegion } from "@sampan/domain/kernel/by-region";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestClock } from "../../../../../tests/support/test-clock.ts";
import { settingsAt, settingsTimeline } from "../settings/settings-timeline.ts";
import { noteChange } from "./answer-end.ts";
import { readLanguage } from "./request-language.ts";
import { serveWeb } from "./web-host.ts";

/** Tells what it was rendered from, and how often it was; answers 404 and a redirect where it is asked to. */
const storefront = `
  let count = 0;
  export const renderFault = async () => "fault";
  export default { fetch: async (request, { context }) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/category/404") return new Response("not here", { status: 404 });
    const asked = await (await context.send("/gateway/asked", { method: "GET" })).text();
    const refused = pathname === "/problems" && await (await context.send("/gateway/refused", { method: "GET" })).text();
    const { language, hasSession, nonce = "" } = context;
    const script = \`<script\${nonce && \` nonce="\${nonce}"\`}>go(\${++count})</script>\`;
    const html = ["<p>", language, hasSession, asked, refused, "</p>", script].join(" ");
    return new Response(html, { headers: { "content-type": "text/html", link: "</hero.webp>; rel=preload" } });
  } };`;

const clock = createTestClock();
/** Readers of Taiwan are shown a copy that grows old then. */
const endOfCopy = new Date(clock.now().getTime() + 5_000);
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sampan-kept-"));
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "server/server.js"), storefront);
  await writeFile(join(folder, "server/package.json"), `{ "type": "module" }`);
  app = fastify();
  await app.register(cookie);
  readLanguage(app);
  app.get("/gateway/asked", async ({ cookies, raw }) => {
    if (cookies["lang"] === "zh-TW") noteChange(raw, endOfCopy);
    return { success: true, cookies };
  });
  app.get("/gateway/refused", async () => ({ success: false, error_code: 1 }));
  app.post("/staff/goods/save", { config: { changesPages: true } }, async () => ({
    success: true,
  }));
  const nothing = byRegion(() => []);
  const prices = {
    rates: byCurrency(() => undefined),
    tariffs: nothing,
    groupTariffs: nothing,
    rules: nothing,
    duties: noDuties,
  };
  const config = { publicUrl: "https://sampan.test", storefrontDir: folder, consoleDir: undefined };
  await serveWeb(app, config, {
    changedTexts: { compiledIn: () => undefined },
    say: (_, key) => key,
    settings: {
      at: (now) => settingsAt(settingsTimeline([], []), now),
      refresh: async () => undefined,
    },
    prices: { at: () => prices, refresh: async () => undefined },
    clock: clock.now,
    log: app.log,
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe("a page that is kept", () => {
  test("is one for each language and region, and for nothing else a browser says [I18N-03] [MONEY-06]", async () => {
    const visitors = [
      { "accept-language": "th" },
      { cookie: "lang=th; device_id=7; region=XX", "accept-language": "en" },
      { cookie: "lang=th; region=TH" },
      { cookie: "lang=en", "user-agent": "Phone" },
    ];
    const pages = [];
    for (const headers of visitors) pages.push((await open("/", headers)).body);
    const [first, same, thai, english] = pages;
    expect(same).toBe(first);
    expect(first).toContain('th false {"success":true,"cookies":{"lang":"th","region":"TW"}}');
    expect(thai).toContain('"cookies":{"lang":"th","region":"TH"}');
    expect(english).toContain(" en false ");
  });

  test("runs its own scripts by their hashes; a page of somebody's by a nonce", async () => {
    const kept = await open("/about");
    const script = /<script>(.*)<\/script>/.exec(kept.body)?.[1] ?? "";
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = String(kept.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain("nonce-");
    expect(kept.headers["link"]).toBe("</hero.webp>; rel=preload");

    const own = await open("/about", { cookie: "session_id=ming" });
    expect(own.body).toContain('true {"success":true,"cookies":{"session_id":"ming"}}');
    expect(own.headers["content-security-policy"]).toContain("'nonce-");
    expect(own.headers["etag"]).toBeUndefined();
    expect((await open("/about")).body).toBe(kept.body);
  });

  test("is not sent again to a browser that has it, and no proxy may keep it", async () => {
    const gzip = { "accept-encoding": "gzip" };
    const { headers } = await open("/privacy", gzip);
    const etag = String(headers["etag"]);
    const again = await open("/privacy", { ...gzip, "if-none-match": `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect(again.headers["cache-control"]).toBe("private, no-cache");
    expect(again.headers["vary"]).toBe("accept-encoding, accept-language, cookie");
    const packedElse = await open("/privacy", { "accept-encoding": "br", "if-none-match": etag });
    expect(packedElse.statusCode).toBe(200);
  });

  test("answers a question about it without the page itself", async () => {
    const { headers } = await open("/privacy");
    const head = await app.inject({ method: "HEAD", url: "/privacy" });
    expect([head.statusCode, head.body, head.headers["etag"]]).toEqual([200, "", headers["etag"]]);
  });

  test("ends when the first of its answers says that it changes", async () => {
    const [taiwan, english] = [{ cookie: "lang=zh-TW" }, { cookie: "lang=en" }];
    const before = [await open("/flowPage", taiwan), await open("/flowPage", english)];
    clock.set(endOfCopy);
    expect((await open("/flowPage", english)).body).toBe(before[1]?.body);
    expect((await open("/flowPage", taiwan)).body).not.toBe(before[0]?.body);
  });

  test("is rendered anew once staff have changed what it shows", async () => {
    const before = (await open("/agreement")).body;
    expect((await open("/agreement")).body).toBe(before);
    await app.inject({ method: "POST", url: "/staff/goods/save" });
    expect((await open("/agreement")).body).not.toBe(before);
  });
});

test.each([
  ["that shows a refusal", "/problems", 200],
  ["that is not there", "/category/404", 404],
  ["of one person", "/mine", 200],
])("a page %s is rendered for whoever asks", async (_, url, status) => {
  for (let count = 0; count < 3; count++) {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers["etag"]]).toEqual([status, undefined]);
    expect(answer.headers["content-security-policy"]).toContain("'nonce-");
  }
});
