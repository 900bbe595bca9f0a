import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getSessionState } from "@sampan/contract/people/sessions/sessions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { KeptPages } from "../../apps/server/src/kernel/http/keep-pages.ts";
import { serveWeb } from "../../apps/server/src/kernel/http/web-host.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { ask, type Asked, usualWay } from "./support/ask.ts";
import { type Canaries, secretsIn, seenIn } from "./support/canaries.ts";
import { customerCalls } from "./support/every-call.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { personal, plantCanaries } from "./support/plant-canaries.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

const guard = vi.hoisted(() => ({ asks: "as nobody", cookie: "" }));

/** The control's wiring renders a kept page with the cookies of whoever asked. The product's knows of none. */
vi.mock(import("../../apps/server/src/kernel/http/web-send.ts"), async (original) => {
  const sending = await original();
  return {
    ...sending,
    sendInProcess: (app, asker, heard) => {
      if (guard.asks === "as nobody") return sending.sendInProcess(app, asker, heard);
      const cookie = `${asker.headers.cookie ?? ""}; ${guard.cookie}`;
      const somebody = { ip: asker.ip, headers: { ...asker.headers, cookie } };
      return sending.sendInProcess(app, somebody, heard);
    },
  };
});

const folder = await mkdtemp(join(tmpdir(), "sampan-curious-"));
/** The built storefront in the long form, for which `npm run promises` builds it; else one that is curious. */
const storefrontDir = isFull ? join(import.meta.dirname, "../../apps/storefront/dist") : folder;
let kept: KeptPages | undefined;
const world = await openPromiseWorld(async ({ app, needs }) => {
  if (!isFull) await writeCuriousStorefront();
  kept = await serveWeb(app, { ...needs.config, storefrontDir }, needs);
});
const { ming } = world;
let canaries: Canaries = new Map();

const addresses = ["/", "/home", "/about", "/problems", "/category/1", "/goodsListOwn/all"];
const foreign = "Kanari-Foreign-Text";

beforeAll(async () => {
  await plantCanaries(world);
  canaries = new Map([
    ...personal,
    ...(await secretsIn(world.db)),
    ["cookies", [...ming.cookies.values()]],
    ["uid", [ming.uid]],
    ["what a visitor carries", [foreign]],
  ]);
});

afterAll(async () => {
  await kept?.settled();
  await rm(folder, { recursive: true, force: true });
});

/** A page that makes every call it is told of, and shows the answers and all that it was handed. */
async function writeCuriousStorefront(): Promise<void> {
  const page = `
    export default { fetch: async (request, { context }) => {
      const shown = [request.url, ...request.headers, JSON.stringify(context)].map(String);
      for (const { method, url, headers, payload: body } of globalThis.curiousQuestions)
        shown.push(await (await context.send(url, { method, headers, body })).text());
      return new Response(shown.join("\\n"), { headers: { "content-type": "text/html" } });
    } };
    export const renderFault = async () => "fault";`;
  await mkdir(join(folder, "server"), { recursive: true });
  await mkdir(join(folder, "client"));
  await writeFile(join(folder, "server/package.json"), `{ "type": "module" }`);
  await writeFile(join(folder, "server/server.js"), page);
}

/** Whatever a visitor is answered: a page that shows a refusal is not kept. */
async function questionsOfVisitors(): Promise<Asked[]> {
  const questions: Asked[] = [];
  for (const { call } of customerCalls) {
    if (call.access !== "anyone" || call.mutates) continue;
    const asked = usualWay(call, {});
    const { status, body } = await ask(world.app, undefined, asked);
    if (status === 200 && body.startsWith('{"success":true')) questions.push(asked);
  }
  return questions;
}

/** Somebody without a session whose browser says all kinds of things. */
function talkativeVisitor(language: string): TestCaller {
  const visitor = world.visitor();
  visitor.cookies.set("lang", language);
  for (const name of ["device_id", "nickname", "cart", "staff_session_id"])
    visitor.cookies.set(name, foreign);
  return visitor;
}

const talk = {
  "user-agent": foreign,
  referer: `https://sampan.test/${foreign}`,
  "x-name": foreign,
};
const open = (who: TestCaller, address: string, language: string) =>
  ask(world.app, who, {
    method: "GET",
    url: `${address}?who=${foreign}`,
    headers: { ...talk, "accept-language": `${language}, ${foreign};q=0.1` },
  });

/** Opens every page as ming and as visitors, in this order; answers what visitors saw that is not theirs. */
async function openAll(order: readonly ("ming" | "visitor")[], language: string) {
  const seen: string[] = [];
  for (const address of addresses)
    for (const who of order) {
      ming.cookies.set("lang", language);
      const caller = who === "ming" ? ming : talkativeVisitor(language);
      const { body, headers } = await open(caller, address, language);
      // What has no name is a page of its own: ming's, and what a visitor is the first to ask for.
      if (headers["etag"] !== undefined)
        seen.push(...seenIn(body, canaries).map((place) => `${address} showed ${place}`));
    }
  return seen;
}

/** What is found in the bytes of the pages that are kept now. */
async function seenInKept(): Promise<string[]> {
  await kept?.settled();
  const seen: string[] = [];
  for (const [key, page] of kept?.all() ?? []) {
    const text = new TextDecoder().decode(await page.packed("plain"));
    const all = `${key} ${page.name} ${JSON.stringify(page.headers)} ${text}`;
    seen.push(...seenIn(all, canaries).map((place) => `${key} keeps ${place}`));
  }
  return seen;
}

test("no kept page holds a word of whoever asked, whoever came first", async () => {
  Object.assign(globalThis, { curiousQuestions: await questionsOfVisitors() });
  const seen = [
    ...(await openAll(["ming", "visitor", "ming", "visitor"], "zh-TW")),
    ...(await openAll(["visitor", "ming", "visitor"], "th")),
  ];
  // Rendered anew behind the answer to somebody.
  world.clock.pass({ minutes: 0.3 });
  seen.push(...(await openAll(["ming", "visitor", "visitor"], "zh-TW")));
  seen.push(...(await seenInKept()));
  const pages = kept?.all().size ?? 0;
  tellPromise({
    promise: 26,
    name: "Kept pages hold nobody's words",
    target: "0 canaries in kept pages",
    figure: `${seen.length} of ${canaries.size} kinds seen in ${pages} pages`,
  });
  expect(pages).toBeGreaterThanOrEqual(2 * 4);
  expect(seen).toEqual([]);
});

test("a page rendered with somebody's cookies would be found, and is seen by others", async () => {
  // What ming sees of their own is what there would be to find.
  const own = await ask(world.app, ming, usualWay(getSessionState, {}));
  expect(seenIn(own.body, canaries)).toContain("name");
  guard.asks = "as whoever asked";
  guard.cookie = [...ming.cookies].map((pair) => pair.join("=")).join("; ");
  try {
    const seen = await openAll(["visitor"], "en");
    expect(seen.join()).toContain("showed name");
    expect((await seenInKept()).join()).toContain("keeps name");
  } finally {
    guard.asks = "as nobody";
  }
});
