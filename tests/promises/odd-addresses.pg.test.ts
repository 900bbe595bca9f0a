import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { servePages } from "../../apps/server/src/kernel/http/web-pages.ts";
import { serveWeb } from "../../apps/server/src/kernel/http/web-host.ts";
import { everyPage, oddAddresses } from "../support/every-page.ts";
import { openTestApp } from "../support/test-app.ts";
import type { TestCaller } from "../support/test-caller.ts";
import { ask } from "./support/ask.ts";
import { openPromiseWorld } from "./support/open-promise-world.ts";
import { isFull, tellPromise } from "./support/tell-promise.ts";

/** What is wrong with the answer to an address; empty for a page, a redirect, or a refusal. */
async function faultsAt(app: FastifyInstance, url: string, who?: TestCaller): Promise<string[]> {
  const { status, body } = await ask(app, who, { method: "GET", url });
  const shown = /\bat \S+ \(|node:internal|node_modules|ZodError/.exec(body)?.[0];
  return [
    ...(status >= 500 ? [`status ${status} at ${url.slice(0, 200)}`] : []),
    ...(shown === undefined ? [] : [`shows ${shown} at ${url.slice(0, 200)}`]),
  ];
}

test("every page that reads its address is among those that are tried", () => {
  expect(everyPage.length).toBeGreaterThan(60);
  expect(everyPage.find(({ path }) => path === "/login")?.names).toEqual(["redirect"]);
  expect(everyPage.flatMap(({ names }) => names).length).toBeGreaterThan(30);
});

test("a page that trusts its address is found", async () => {
  const { app, needs } = await openTestApp();
  const trusting = async (request: Request) => {
    const given = new URL(request.url).searchParams.get("redirect") ?? "";
    if (/^-?\d+$/.test(given)) throw new TypeError("a number is no path");
    return new Response(given === "[]" ? "    at read (query.ts:1:2)" : "a page");
  };
  const storefront = { default: { fetch: trusting }, renderFault: async () => "a fault" };
  const openKept = async () => undefined;
  servePages(app, storefront, {
    ...needs,
    publicUrl: needs.config.publicUrl,
    frames: () => [],
    openKept,
  });
  const login = { path: "/login", names: ["redirect"] };
  const faults = [];
  for (const url of oddAddresses(login)) faults.push(...(await faultsAt(app, url)));
  expect(faults.slice(0, 1)).toEqual(["status 500 at /login?redirect=1"]);
  expect(faults.some((fault) => fault.startsWith("shows at read ("))).toBe(true);
});

/** The pages are built for the long form only; journeys try the same addresses, fewer of them, on every build. */
const built = isFull ? [join(import.meta.dirname, "../../apps/storefront/dist")] : [];

test.each(built)(
  "odd addresses break no page [RT-01]",
  { timeout: 3_600_000 },
  async (storefrontDir) => {
    const world = await openPromiseWorld(async ({ app, needs }) => {
      await serveWeb(app, { ...needs.config, storefrontDir }, needs);
    });
    const addresses = everyPage.flatMap(oddAddresses);
    const faults: string[] = [];
    for (const url of addresses)
      for (const who of [world.visitor(), world.ming])
        faults.push(...(await world.rehearse(() => faultsAt(world.app, url, who))));
    tellPromise({
      promise: 38,
      name: "Odd addresses never break a page",
      target: "0 answers of 500, 0 of our inside shown",
      figure: `${faults.length} faults in ${addresses.length * 2} answers of ${everyPage.length} pages`,
    });
    expect(faults.slice(0, 20)).toEqual([]);
  },
);
