import { registerByEmail, registerByMobile } from "@sampan/contract/people/accounts/registration";
import { finishLinkedLogIn } from "@sampan/contract/people/linked-log-ins";
import { logIn, logOut } from "@sampan/contract/people/sessions/log-in";
import type { Call } from "@sampan/contract/kernel/call";
import { describe, expect, test } from "vitest";
import { answerPage, answerRead, askedFor, keepPage, passOn } from "./answer-offline.ts";
import { type KeptForPerson, keepForPerson, readerHeader } from "./keep-for-person.ts";
import { keptCalls } from "./kept-reads.ts";
import { offlinePage } from "./offline-page.ts";

const own = "https://sampan.test";
const cart = `${own}/gateway/installer/cart/query_cart_list`;
const week_ms = 7 * 86_400_000;

/** Caches as browsers have them, by address alone. */
function cachesInMemory(): CacheStorage {
  const named = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : String(asked), own).href;
  const open = async (name: string) => {
    const entries = named.get(name) ?? new Map<string, Response>();
    named.set(name, entries);
    return {
      match: async (asked: RequestInfo | URL) => entries.get(keyOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) =>
        void entries.set(keyOf(asked), answer),
      delete: async (asked: RequestInfo | URL) => entries.delete(keyOf(asked)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return { open, delete: async (name: string) => named.delete(name) } as unknown as CacheStorage;
}

/** A phone, its worker, and a server that may be out of reach and answers in whoever's session it is. */
function phone(keep: typeof keepForPerson = keepForPerson) {
  const world = { reader: "anna", isOnline: true, now: 0 };
  const kept = keep(cachesInMemory(), () => world.now);
  const asked: string[] = [];
  const told: (number | null)[] = [];
  const behind: Promise<unknown>[] = [];
  const means = {
    kept,
    fetch: (async (request: RequestInfo | URL) => {
      const { url, method } = request instanceof Request ? request : new Request(String(request));
      asked.push(`${method} ${new URL(url).pathname}`);
      if (!world.isOnline) throw new TypeError("Failed to fetch");
      return new Response(JSON.stringify({ success: true, of: world.reader }), {
        headers: { [readerHeader]: world.reader },
      });
    }) as typeof fetch,
    meanwhile: (work: Promise<unknown>) => void behind.push(work),
    tell: (_path: string, keptAt_ms: number | null) => void told.push(keptAt_ms),
  };
  const read = async (address = cart): Promise<string> => {
    const answer = await answerRead(new Request(address), means);
    await Promise.all(behind);
    return ((await answer.json()) as { of: string }).of;
  };
  const post = (path: string, kind: "log-out" | "account") =>
    passOn(new Request(own + path, { method: "POST" }), kind, means);
  return { world, kept, means, asked, told, read, post };
}

describe("what is kept", () => {
  test("is the last answer, with its age, while there is no network", async () => {
    const { world, read, told } = phone();
    world.now = 1_000;
    expect(await read()).toBe("anna");
    Object.assign(world, { isOnline: false, now: 61_000 });
    expect(await read()).toBe("anna");
    expect(told).toEqual([null, 1_000]);
  });

  test("gives way to the server as soon as there is a network again", async () => {
    const { world, read, told } = phone();
    await read();
    world.isOnline = false;
    await read();
    world.isOnline = true;
    await read();
    expect(told.at(-1)).toBeNull();
  });

  test("is no longer shown after a week", async () => {
    const { world, read } = phone();
    await read();
    Object.assign(world, { isOnline: false, now: week_ms });
    await expect(read()).rejects.toThrow("Failed to fetch");
  });

  test("is nothing of a refusal", async () => {
    const { world, means, read } = phone();
    const refused: typeof fetch = async () =>
      new Response('{"success":false,"error_code":1088}', { headers: { [readerHeader]: "anna" } });
    await answerRead(new Request(cart), { ...means, fetch: refused });
    world.isOnline = false;
    await expect(read()).rejects.toThrow("Failed to fetch");
  });
});

/** What the next person on the device reads of whom, without a network. */
async function readByTheNext(keep: typeof keepForPerson): Promise<string> {
  const { world, read, post } = phone(keep);
  await read();
  world.reader = "boris";
  await post("/gateway/user/login", "account");
  world.isOnline = false;
  return read().catch(() => "nothing");
}

describe("one person's things are never shown to the next", () => {
  test("who logs in on a device finds nothing of who had it before", async () => {
    expect(await readByTheNext(keepForPerson)).toBe("nothing");
  });

  test("and would, if nobody noted whose session it is", async () => {
    const blind: typeof keepForPerson = (...world) => {
      const kept: KeptForPerson = keepForPerson(...world);
      let isKnown = false;
      const noteReader: KeptForPerson["noteReader"] = async (answer, turn) => {
        if (!isKnown) await kept.noteReader(answer, turn);
        isKnown = true;
      };
      return { ...kept, noteReader };
    };
    expect(await readByTheNext(blind)).toBe("anna");
  });

  test("logging out forgets, also where the server does not hear of it", async () => {
    const { world, read, post } = phone();
    await read();
    world.isOnline = false;
    await expect(post("/gateway/user/logout", "log-out")).rejects.toThrow("Failed to fetch");
    await expect(read()).rejects.toThrow("Failed to fetch");
  });

  test("a session that was ended elsewhere takes it along at the next answer", async () => {
    const { world, read } = phone();
    await read();
    world.reader = "visitor";
    await read(`${own}/gateway/config/query_client_config`);
    Object.assign(world, { reader: "anna", isOnline: false });
    await expect(read()).rejects.toThrow("Failed to fetch");
  });

  test("an answer that was on its way when its person left is not kept", async () => {
    const { world, kept, means, read, post } = phone();
    await read();
    let arrive: (answer: Response) => void = () => undefined;
    const late = answerRead(new Request(`${own}/gateway/installer/order/query_order_list`), {
      ...means,
      fetch: () => new Promise((resolve) => void (arrive = resolve)),
    });
    world.reader = "boris";
    await post("/gateway/user/login", "account");
    await read();
    arrive(new Response('{"success":true}', { headers: { [readerHeader]: "anna" } }));
    await late;
    await kept.find(cart);
    expect(await kept.find(`${own}/gateway/installer/order/query_order_list`)).toBeUndefined();
    world.isOnline = false;
    expect(await read()).toBe("boris");
  });
});

describe("pages", () => {
  const page = `${own}/orderListOwn`;
  const fallBack = async () => offlinePage("th", new Set(["/cart"]), '/home?a="><script>');

  test("of cart, orders and parcels open as they were, all others say what can be read", async () => {
    const { world, means } = phone();
    await keepPage(page, means, () => false);
    await keepPage(`${own}/getCash`, means, () => false);
    world.isOnline = false;
    const opened = await answerPage(new Request(page), { ...means, fallBack });
    expect(await opened.text()).toContain("anna");
    const other = await answerPage(new Request(`${own}/getCash`), { ...means, fallBack });
    expect(other.status).toBe(503);
    const words = await other.text();
    expect(words).toContain('<html lang="th">');
    expect(words).toContain('href="/cart"');
    expect(words).not.toContain("<script");
  });

  test("that were kept a moment ago are not asked for again", async () => {
    const { asked, means } = phone();
    await keepPage(page, means, () => true);
    await keepPage(page, means, () => true);
    expect(asked).toEqual(["GET /orderListOwn"]);
  });
});

describe("which requests are looked at", () => {
  const calls = Object.values(
    import.meta.glob<Record<string, unknown>>("/packages/contract/src/**/*.ts", { eager: true }),
  )
    .flatMap((file) => Object.values(file))
    .filter((each): each is Call => typeof each === "object" && each !== null && "methods" in each);
  const askedBy = ({ path, methods }: Call) =>
    methods.map((method) => askedFor({ method, url: own + path, mode: "cors" }, own));

  test("only calls that read are kept", () => {
    expect(calls.length).toBeGreaterThan(300);
    const kept = calls.filter((call) => askedBy(call).includes("read"));
    expect(new Set(kept.map(({ path }) => path))).toEqual(keptCalls);
    expect(kept.filter(({ mutates, methods }) => mutates || methods[0] !== "GET")).toEqual([]);
  });

  test("none that moves money is touched at all", () => {
    const moving = calls.filter(({ idempotent }) => idempotent);
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.flatMap(askedBy).filter(Boolean)).toEqual([]);
  });

  test("every one that may change whose session it is passes by it", () => {
    expect(askedBy(logOut)).toEqual(["log-out"]);
    const entering = [logIn, registerByMobile, registerByEmail, finishLinkedLogIn];
    expect(entering.map(askedBy)).toEqual(entering.map(() => ["account"]));
    expect(calls.filter((call) => askedBy(call).includes("account"))).toHaveLength(4);
  });

  test.each(["https://elsewhere.test/cart", `${own}/console/orders`, `${own}/pictures/1.webp`])(
    "%s is not",
    (address) => expect(askedFor(new Request(address), own)).toBeUndefined(),
  );
});
