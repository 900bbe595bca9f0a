import { noDuties } from "../../goods/duties/find-duty-book.ts";
import { byCurrency, byRegion } from "@sampan/domain/kernel/by-region";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import cookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settingsAt, settingsTimeline } from "../settings/settings-timeline.ts";
import { readLanguage } from "./request-language.ts";
import { serveWeb } from "./web-host.ts";

const defaultSettings = settingsAt(settingsTimeline([], []), new Date());
const noPrices = {
  rates: byCurrency(() => undefined),
  tariffs: byRegion(() => []),
  groupTariffs: byRegion(() => []),
  rules: byRegion(() => []),
  duties: noDuties,
};
const script = "console.log('a script long enough to be worth packing');";
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sampan-web-"));
  await write("storefront/client/assets/shell-abc123.js", script);
  await write("storefront/client/assets/shell-abc123.js.br", brotliCompressSync(script));
  await write("storefront/client/robots.txt", "User-agent: *");
  await write(
    "storefront/server/server.js",
    `export default { fetch: async (request) => new Response("page of " + new URL(request.url).pathname) };
     export const renderFault = async () => "fault";`,
  );
  await write("storefront/server/package.json", `{ "type": "module" }`);
  await write("console/index.html", "<title>console</title>");
  await write("console/assets/main-abc123.js", script);

  app = fastify();
  await app.register(cookie);
  readLanguage(app);
  const config = {
    publicUrl: "https://sampan.test",
    storefrontDir: join(folder, "storefront"),
    consoleDir: join(folder, "console"),
  };
  await serveWeb(app, config, {
    changedTexts: { compiledIn: () => undefined },
    say: (_, key) => key,
    settings: { at: () => defaultSettings, refresh: async () => undefined },
    prices: { at: () => noPrices, refresh: async () => undefined },
    clock: () => new Date(),
    log: app.log,
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}

test("a hashed file is kept for a year, and leaves as it was packed by the build", async () => {
  const answer = await app.inject({
    url: "/assets/shell-abc123.js",
    headers: { "accept-encoding": "br" },
  });
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["content-type"]).toContain("javascript");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
});

test("a file without a hash is asked for again within the hour", async () => {
  const answer = await app.inject("/robots.txt");
  expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
  expect(answer.body).toBe("User-agent: *");
});

test("every address of the console is the console, its files are files", async () => {
  for (const url of ["/console", "/console/", "/console/reviews?tid=SP1"]) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, "<title>console</title>"]);
    expect(answer.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(answer.headers["cache-control"]).toBe("private, no-cache");
  }
  expect((await app.inject("/console/assets/main-abc123.js")).body).toBe(script);
});

test("everything else is a page, and https pages say so for the future", async () => {
  const answer = await app.inject("/goodsListAgent?searchValue=x");
  expect(answer.body).toBe("page of /goodsListAgent");
  expect(answer.headers["strict-transport-security"]).toContain("max-age=");
});
