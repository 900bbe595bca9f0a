import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createQueryClient } from "@sampan/client/create-query-client";
import { bindSend } from "@sampan/client/send";
import type { Visit } from "@sampan/client/visit";
import { getCartCount } from "@sampan/contract/trade/carts/cart-count";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveWeb } from "../apps/server/src/kernel/http/web-host.ts";
import { dueOrderQuery } from "../apps/storefront/src/shop/home/due-order.tsx";
import { categoriesQuery } from "../apps/storefront/src/shop/home/categories-query.ts";
import { areasQuery, readHome } from "../apps/storefront/src/shop/home/home-queries.ts";
import { ensureSession } from "../apps/storefront/src/shell/session.ts";
import { countStatements, statementsHeader } from "./support/count-statements.ts";
import { openTestApp } from "./support/test-app.ts";
import { insertProduct, insertRates, insertTariff } from "./support/test-goods.ts";
import type { TestCaller } from "./support/test-caller.ts";
import { openJourney } from "./support/test-journey.ts";
import { valueOf } from "./support/value-of.ts";

const world = await openTestApp();
const { app, clock, db, needs } = world;
const folder = await mkdtemp(join(tmpdir(), "sampan-home-"));
let url = "";

interface Shown {
  readonly account: string | null;
  readonly categories: number;
  readonly shelves: number;
  readonly due: readonly string[] | undefined;
}

/** Reads what the loaders of home read, in their order, and shows some of it. What it draws asks nothing more. */
async function renderHome(visit: Visit): Promise<string> {
  const client = createQueryClient();
  bindSend(client, visit.send);
  const session = await ensureSession(client, visit.hasSession);
  await readHome(client);
  const shown: Shown = {
    account: session?.account ?? null,
    categories: client.getQueryData(categoriesQuery.queryKey)?.datalist.length ?? 0,
    shelves: client.getQueryData(areasQuery.queryKey)?.datalist.length ?? 0,
    due: client.getQueryData(dueOrderQuery.queryKey)?.datalist.map(({ tid }) => tid),
  };
  client.clear();
  return JSON.stringify(shown);
}

beforeAll(async () => {
  const page = `
    export const renderFault = async () => "fault";
    export default { fetch: async (_request, { context }) => new Response(await globalThis.renderHome(context)) };`;
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "server/package.json"), `{ "type": "module" }`);
  await writeFile(join(folder, "server/server.js"), page);
  Object.assign(globalThis, { renderHome });
  await serveWeb(app, { ...needs.config, storefrontDir: folder }, needs);
  url = await app.listen({ port: 0, host: "127.0.0.1" });
  countStatements(app.server);
  await insertRates(needs, clock.now());
  await insertTariff(needs);
  await insertProduct(db, clock.now(), { platform: 1, category_id: 103 });
});

afterAll(() => rm(folder, { recursive: true }));

const journey = await openJourney(world);

async function open(path: string, who: TestCaller) {
  const cookie = [...who.cookies].map((pair) => pair.join("=")).join("; ");
  const answer = await fetch(url + path, { headers: { cookie, [statementsHeader]: "" } });
  const text = await answer.text();
  return {
    statements: Number(answer.headers.get(statementsHeader)),
    cookies: answer.headers.getSetCookie(),
    cacheControl: answer.headers.get("cache-control"),
    shown: JSON.parse(text) as Shown,
  };
}

describe("home of a customer", () => {
  test("takes at most six statements, also where nothing is held and the session is renewed", async () => {
    const ming = await world.customer();
    await journey.approved(ming);
    const newest = await journey.approved(ming);
    // Shared answers are over, and the session was last seen long enough ago.
    clock.pass({ minutes: 2 });
    const first = await open("/", ming);
    expect(first.shown).toEqual({ account: ming.email, categories: 8, shelves: 3, due: [newest] });
    expect(first.statements).toBeLessThanOrEqual(6);
    const again = await open("/", ming);
    expect(again.shown).toEqual(first.shown);
    expect(again.statements).toBeLessThanOrEqual(3);
    // All that it asks once it is open.
    expect((await open(getCartCount.path, ming)).statements).toBeLessThanOrEqual(2);
  });

  test("renews the session by one cookie, and is kept by nobody [SES-04]", async () => {
    const ming = await world.customer();
    const { cookies, cacheControl } = await open("/", ming);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toContain(`session_id=${ming.cookies.get("session_id")}; Max-Age=604800`);
    expect(cacheControl).toBe("private, no-cache");
  });

  test("is each person's own where many are opened at once", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.customer()));
    const tids = await Promise.all(people.map((who) => journey.approved(who)));
    const asked = [...people, ...people].map(async (who) => (await open("/", who)).shown);
    const shown = await Promise.all(asked);
    expect(shown.map(({ account }) => account)).toEqual(
      [...people, ...people].map(({ email }) => email),
    );
    expect(shown.map(({ due }) => due)).toEqual([...tids, ...tids].map((tid) => [tid]));
  });

  test("is a visitor's once the session has ended or the account is disabled [SES-04]", async () => {
    const ming = await world.customer();
    const nok = await world.customer();
    const before = [await open("/", ming), await open("/", nok)];
    expect(before.map(({ shown }) => shown.account)).toEqual([ming.email, nok.email]);
    const cookies = new Map(ming.cookies);
    valueOf(await ming.call(logOut, {}));
    for (const [name, value] of cookies) ming.cookies.set(name, value);
    await db.updateTable("accounts").set({ state: "disabled" }).where("id", "=", nok.id).execute();
    for (const who of [ming, nok]) {
      const { shown, cookies: told } = await open("/", who);
      expect([shown.account, shown.due]).toEqual([null, undefined]);
      expect(told).toEqual([expect.stringContaining("session_id=; Max-Age=0")]);
    }
  });
});
