import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setLanguage } from "@sampan/contract/people/accounts/accounts";
import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { launchBrowser, testHostsAreHere } from "../support/launch-browser.ts";
import { openTestApp, type TestApp } from "../support/test-app.ts";
import { enveloped } from "./support/every-call.ts";
import type { Target } from "./support/foreign-page.ts";
import { differences, openDigests } from "./support/table-digest.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

const guarded = await openTestApp();

// The control: the same server that takes every request for one of our own.
vi.doMock("../../apps/server/src/kernel/http/guard-origin.ts", () => ({
  isOwnRequest: () => true,
}));
vi.resetModules();
const unguarded = await (await import("../support/test-app.ts")).openTestApp();

const mutating = enveloped.map(({ call }) => call).filter(({ mutates }) => mutates);
const targetOf = ({ path, methods }: Call, origin: string): Target => ({
  url: origin + path.replaceAll(/:\w+/g, "1"),
  takesGet: methods.includes("GET"),
});

interface Arrived {
  readonly path: string;
  readonly way: string;
  readonly status: number;
  readonly hasCookie: boolean;
}

/** Lets the server listen, and notes what arrives and how it is answered. */
async function listen({ app }: TestApp): Promise<{ port: number; arrived: Arrived[] }> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const arrived: Arrived[] = [];
  app.server.on("request", (request, answer) =>
    answer.on("finish", () => {
      const url = new URL(request.url ?? "", "http://shop.test");
      arrived.push({
        path: url.pathname,
        way: url.searchParams.get("way") ?? "",
        status: answer.statusCode,
        hasCookie: request.headers.cookie !== undefined,
      });
    }),
  );
  return { port: (app.server.address() as AddressInfo).port, arrived };
}

const hostileScript = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, "support/foreign-page.ts"), "utf8"),
);

/** A foreign origin: a page with a hostile script, or one that leads on to where its query says. */
const foreign = createServer((request, answer) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://evil.test");
  const to = searchParams.get("to");
  if (pathname === "/hostile.js") {
    answer.setHeader("content-type", "text/javascript");
    answer.end(hostileScript);
    return;
  }
  const script =
    to === null
      ? '<script type="module" src="/hostile.js"></script>'
      : `<script>location.href = ${JSON.stringify(to)}</script>`;
  answer.setHeader("content-type", "text/html");
  answer.end(`<!doctype html><title>foreign</title><body>${script}</body>`);
});

let browser: Browser;
let foreignPort = 0;
beforeAll(async () => {
  browser = await launchBrowser(testHostsAreHere);
  await new Promise<void>((listening) => foreign.listen(0, "127.0.0.1", listening));
  foreignPort = (foreign.address() as AddressInfo).port;
});
afterAll(async () => {
  await browser.close();
  foreign.close();
});

/** A browser in which a customer and an administrator are logged in to the shop. */
async function victim({ customer, staff }: TestApp, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const [ming, admin] = [await customer(), await staff("admin")];
  await context.addCookies(
    [...ming.cookies, ...admin.cookies].map(([name, value]) => ({
      name,
      value,
      url: shop,
      httpOnly: true,
      sameSite: "Lax",
    })),
  );
  return context;
}

/** A link, followed in the window itself: the one foreign request that brings a Lax cookie along. */
async function followLinks(page: Page, evil: string, targets: readonly Target[]): Promise<number> {
  const links = targets.filter(({ takesGet }) => takesGet);
  for (const { url } of links) {
    const to = `${url}?way=link&language=en`;
    const answered = page.waitForResponse((answer) => answer.url() === to);
    await page.goto(`${evil}/?to=${encodeURIComponent(to)}`);
    await answered;
  }
  return links.length;
}

interface Place {
  readonly shop: string;
  readonly evil: string;
}

/** Everything a foreign page can do, in a browser that is logged in. Answers how many requests it sent. */
async function attack(
  context: BrowserContext,
  at: Place & { readonly calls: readonly Call[]; readonly isThorough: boolean },
): Promise<number> {
  const page = await context.newPage();
  await page.goto(at.evil);
  const targets = at.calls.map((call) => targetOf(call, at.shop));
  const sent = await page.evaluate((all) => window.attackFromPage(all), {
    targets,
    isThorough: at.isThorough,
  });
  return sent + (await followLinks(page, at.evil, targets));
}

test(
  "a foreign page changes nothing: every mutating call, from another port and another host [SES-14]",
  { timeout: 900_000 },
  async () => {
    const { port, arrived } = await listen(guarded);
    const digests = await openDigests(guarded.db);
    const origins = [
      { shop: `http://localhost:${port}`, evil: `http://localhost:${foreignPort}` },
      { shop: `http://localhost:${port}`, evil: `http://127.0.0.1:${foreignPort}` },
      // Without a secure origin browsers do not say where a request comes from.
      { shop: `http://shop.test:${port}`, evil: `http://shop.test:${foreignPort}` },
    ];
    const changed: string[] = [];
    let sent = 0;
    for (const [index, origin] of origins.entries()) {
      const context = await victim(guarded, origin.shop);
      const before = await digests.ofAll();
      sent += await attack(context, {
        ...origin,
        calls: mutating,
        isThorough: isFull || index === 0,
      });
      changed.push(...differences(before, await digests.ofAll()));
      await context.close();
    }
    const succeeded = arrived.filter(({ way, status }) => way !== "" && status < 400);
    const refused = new Set(arrived.filter(({ status }) => status === 403).map(({ path }) => path));
    const missing = mutating.filter((call) => !refused.has(targetOf(call, "").url));
    const ways = new Set(arrived.map(({ way }) => way)).size;
    const withCookie = arrived.filter(({ hasCookie }) => hasCookie).length;
    tellPromise({
      promise: 33,
      name: "No cross-site action",
      target: "0 state changes, every mutating call refused",
      figure: `${sent} requests in ${ways} ways at ${mutating.length} calls from ${origins.length} origins, ${withCookie} with a cookie; ${changed.length} tables changed, ${missing.length} calls not refused`,
    });
    expect(succeeded).toEqual([]);
    expect(missing).toEqual([]);
    expect(changed).toEqual([]);
    expect(withCookie).toBeGreaterThan(mutating.length);
    expect(mutating.some(isStaffCall)).toBe(true);
  },
);

test("our own pages are not refused [SES-14]", async () => {
  const { port } = guarded.app.server.address() as AddressInfo;
  const shop = `http://localhost:${port}`;
  const context = await victim(guarded, shop);
  const page = await context.newPage();
  await page.goto(`${shop}/healthz`);
  const answer = await page.evaluate(
    async (path) =>
      (await fetch(path, { method: "POST", body: new URLSearchParams({ language: "en" }) })).json(),
    setLanguage.path,
  );
  await context.close();
  expect(answer).toMatchObject({ success: true });
});

test(
  "and a foreign page would change things, without the guard",
  { timeout: isFull ? 900_000 : 180_000 },
  async () => {
    const { port } = await listen(unguarded);
    const at = { shop: `http://localhost:${port}`, evil: `http://localhost:${foreignPort}` };
    const context = await victim(unguarded, at.shop);
    await attack(context, { ...at, calls: [setLanguage], isThorough: true });
    await context.close();
    const chosen = await unguarded.db
      .selectFrom("accounts")
      .select("id")
      .where("language", "=", "en")
      .execute();
    expect(chosen).toHaveLength(1);
  },
);
