import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { messages } from "@sampan/storefront/native/messages";
import type { Browser, Page } from "playwright-core";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser, testHostsAreHere } from "../support/launch-browser.ts";
import { tellPromise } from "./support/tell-promise.ts";

const info = { platform: 3, id: "1", title: "", price: 0, picture: "" };
const url = "https://detail.1688.com/offer/1.html";
/** Of every message, whatever it needs to be acted on. */
const params: Readonly<Record<string, object>> = {
  tokenInvalid: { token: "the-token" },
  selectAddress: { region: "TW", chosen: null },
  adsUrl: { url: "https://evil.test/" },
  submitOrderAgent: { params: {}, payType: "once" },
  product: { action: "open", productInfo: { ...info, url } },
  localData: { action: "read", key: "clipboard" },
  login: { redirect: "/" },
  broadcast: { event: "session_changed" },
};
const sent = Object.keys(messages).map((name, at) =>
  JSON.stringify({ v: 1, id: `evil-${String(at)}`, name, params: params[name] ?? {} }),
);
/** Those that an app may ask a page, each of which the page would act on. */
const acting = Object.values(messages).filter(({ asker }) => asker !== "page").length;

const support = (file: string) => join(import.meta.dirname, "support", file);
interface Wiring {
  readonly shop?: string;
  readonly alias?: { readonly find: RegExp; readonly replacement: string }[];
}
/** A script of ours as one plain text, with another module in the place of one where it is asked for. */
async function scriptOf(entry: string, { shop = "", alias = [] }: Wiring = {}): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: "error",
    define: { shopOrigin: JSON.stringify(shop) },
    resolve: { alias },
    build: { write: false, lib: { entry: support(entry), formats: ["iife"], name: "page" } },
  })) as Rollup.RollupOutput[];
  return built?.output[0].code ?? "";
}

let browser: Browser;
let port = 0;
let bridge = "";
const pages = createServer((_, answer) => {
  answer.setHeader("content-type", "text/html");
  answer.end("<!doctype html><title>page</title><body></body>");
});
const origin = (host: "shop" | "evil") => `http://${host}.test:${String(port)}`;

beforeAll(async () => {
  browser = await launchBrowser(testHostsAreHere);
  await new Promise<void>((listening) => pages.listen(0, "127.0.0.1", listening));
  port = (pages.address() as AddressInfo).port;
  bridge = await scriptOf("bridge-page.ts");
}, 120_000);
afterAll(async () => {
  await browser.close();
  pages.close();
});

/** A web view of an app: what it puts into every document, frames as well, and then the page's own script. */
async function webView(form: "injected" | "posted", script: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((chosen) => {
    const receive = () => undefined;
    Object.assign(
      window,
      chosen === "injected"
        ? { sampanNative: { receive } }
        : { webkit: { messageHandlers: { sampan: { postMessage: receive } } } },
    );
  }, form);
  await context.addInitScript({ content: script });
  return context.newPage();
}

/** Posts to and calls whatever other window it reaches, and says at last that it was all. */
const attack = (texts: readonly string[]) => `
  const others = [parent, top, opener, window.opened, ...Array.from({ length }, (_, at) => window[at])];
  for (const other of new Set(others)) {
    if (!other || other === window) continue;
    for (const text of ${JSON.stringify(texts)}) {
      other.postMessage(text, "*");
      other.postMessage(JSON.parse(text), "*");
      try { other.sampanReceive(text); } catch {}
    }
    other.postMessage("last", "*");
  }`;

/** A document of another origin inside of a page, or that page inside of it; answers once its script may run. */
async function frame(page: Page, host: "shop" | "evil") {
  await page.evaluate(
    (src) =>
      new Promise((loaded) => {
        const made = Object.assign(document.createElement("iframe"), { src });
        made.addEventListener("load", loaded);
        document.body.append(made);
      }),
    origin(host),
  );
  const found = page.frames().find((one) => one.url().startsWith(origin(host)));
  if (!found) throw new Error("no frame came");
  return found;
}

type Place = Pick<Page, "evaluate">;

/** What a window did once it has heard everything that another posts to it. */
async function hears(window: Place, attacker: Place): Promise<string[]> {
  await window.evaluate(() => {
    const last = new Promise((done) => {
      globalThis.addEventListener("message", ({ data }) => data === "last" && done(data));
    });
    Object.assign(globalThis, { last });
  });
  await attacker.evaluate(attack(sent));
  return window.evaluate("last.then(() => acted)");
}

/** What a page of the shop did at the word of a frame in it, of a page around it, and of one that it was opened by. */
async function actedOn(form: "injected" | "posted", script: string): Promise<string[]> {
  const page = await webView(form, script);
  await page.goto(origin("shop"));
  const inside = await hears(page, await frame(page, "evil"));

  await page.goto(origin("evil"));
  const around = await hears(await frame(page, "shop"), page);

  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(`window.opened = open(${JSON.stringify(origin("shop"))}); undefined`),
  ]);
  await opened.waitForLoadState();
  const after = await hears(opened, page);
  await page.context().close();
  return [...inside, ...around, ...after];
}

test("no message of a frame or a foreign page is acted on, in either form of web view [NATV-17]", async () => {
  const acted = [...(await actedOn("injected", bridge)), ...(await actedOn("posted", bridge))];
  tellPromise({
    promise: 51,
    name: "the bridge hears its app alone",
    target: "0 acted on",
    figure: `${String(acted.length)} of ${String(sent.length)} messages from a frame, from around and from an opener, in both forms`,
  });
  expect(acted).toEqual([]);
  // The same messages of the app itself are acted on, so that these would have been seen.
  const page = await webView("posted", bridge);
  await page.goto(origin("shop"));
  await page.evaluate((texts) => texts.forEach((text) => window.postMessage(text, "*")), sent);
  await expect.poll(() => page.evaluate(() => window.acted.length)).toBe(acting);
}, 120_000);

test("a bridge that asks nobody's origin acts on them, and the count notices", async () => {
  const trusting = [{ find: /^.*find-host\.ts$/, replacement: support("trusting-host.ts") }];
  const script = await scriptOf("bridge-page.ts", { alias: trusting });
  expect((await actedOn("posted", script)).length).toBeGreaterThanOrEqual(acting * 2);
}, 120_000);

/** What a document of another origin gets to know of the app whose web view it is in: alone, and in a frame of the shop. */
async function toldTo(host: "shop" | "evil", script: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript({ content: script });
  const ask = `new Promise((done) => {
    const told = [];
    const look = () => {
      if (told.length >= ${String(sent.length)} || !window.sampanNative) done(told.join());
      else setTimeout(look);
    };
    window.sampanReceive = (text) => told.push(text);
    for (const text of ${JSON.stringify(sent)}) window.sampanNative?.receive(text);
    look();
  })`;
  await page.goto(origin(host));
  const alone = String(await page.evaluate(ask));
  await page.goto(origin("shop"));
  const framed = String(await (await frame(page, "evil")).evaluate(ask));
  await page.context().close();
  return alone + framed;
}

test("the app tells a foreign page nothing, neither who is logged in nor what was copied [NATV-17]", async () => {
  const told = await toldTo("evil", await scriptOf("shell-page.ts", { shop: origin("shop") }));
  tellPromise({
    promise: 51,
    name: "the app gives no token to a foreign page",
    target: "0 tokens",
    figure: `${String(told.split("the-token").length - 1)} in ${String(sent.length * 2)} questions of a page and of a frame`,
  });
  expect(told).toBe("");
  // The shop's own page is told, and so is a foreign one by an app that takes it for the shop.
  const own = await toldTo("shop", await scriptOf("shell-page.ts", { shop: origin("shop") }));
  expect(own).toContain("the-token");
  const deceived = await scriptOf("shell-page.ts", { shop: origin("evil") });
  const foreign = await toldTo("evil", deceived);
  expect(foreign).toContain("the-token");
  expect(foreign).toContain("the-copied-text");
}, 120_000);
