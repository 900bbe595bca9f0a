import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createTestClock } from "../../../../../tests/support/test-clock.ts";
import type { VisitorPage } from "./kept-page.ts";
import { keepPages } from "./keep-pages.ts";

const second = 1 / 60;
const log = { error: () => undefined };
const never = Number.POSITIVE_INFINITY;

function openShelf(room?: { pages: number; bytes: number }) {
  const clock = createTestClock();
  const pages = keepPages({ clock: clock.now, log }, room);
  let rendered = 0;
  const ask = async (
    key: string,
    { edition = 1, isOneOfFew = true, html = "", changesAt_ms = never, isPage = true } = {},
  ) => {
    const question = { key, edition, now: clock.now(), isOneOfFew };
    const page = await pages.open(question, async (): Promise<VisitorPage | undefined> => {
      rendered += 1;
      if (!isPage) return undefined;
      const text = html || `${key} ${rendered}`;
      const facts = { name: `${rendered}`, headers: {}, scriptHashes: [], changesAt_ms };
      return { html: Buffer.from(text), ...facts };
    });
    return page && Buffer.from(await page.packed("plain")).toString();
  };
  return { clock, pages, ask, count: () => rendered };
}

describe("a page kept for visitors", () => {
  test("is rendered once for all who ask, also at the same moment", async () => {
    const { ask, count } = openShelf();
    expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a 1", "a 1", "b 2"]);
    expect(await ask("a")).toBe("a 1");
    expect(count()).toBe(2);
  });

  test("is shown once more when it is no longer fresh, and rendered anew behind, once", async () => {
    const { ask, clock, pages, count } = openShelf();
    await ask("a");
    clock.pass({ minutes: 11 * second });
    expect(await Promise.all([ask("a"), ask("a")])).toEqual(["a 1", "a 1"]);
    await pages.settled();
    expect([await ask("a"), count()]).toEqual(["a 2", 2]);
  });

  test("is not shown when nobody asked for it for long", async () => {
    const { ask, clock } = openShelf();
    await ask("a");
    clock.pass({ minutes: 31 * second });
    expect(await ask("a")).toBe("a 2");
  });

  test("ends at the moment at which something on it changes", async () => {
    const { ask, clock } = openShelf();
    await ask("a", { changesAt_ms: clock.now().getTime() + 2_000 });
    clock.pass({ minutes: 1 * second });
    expect(await ask("a")).toBe("a 1");
    clock.pass({ minutes: 1 * second });
    expect(await ask("a")).toBe("a 2");
  });

  test("is not shown in another edition, nor kept under it when it was rendered before", async () => {
    const { ask } = openShelf();
    const early = ask("a", { edition: 1 });
    expect(await Promise.all([early, ask("a", { edition: 2 })])).toEqual(["a 1", "a 2"]);
    expect(await ask("a", { edition: 3 })).toBe("a 3");
  });

  test("is kept from the second asking on where there are many such addresses", async () => {
    const { ask, count } = openShelf();
    expect(await ask("words", { isOneOfFew: false })).toBeUndefined();
    expect(count()).toBe(0);
    expect(await ask("words", { isOneOfFew: false })).toBe("words 1");
  });

  test("is none where there is nothing to keep, which is known for a while", async () => {
    const { ask, pages, count } = openShelf();
    expect(await ask("gone", { isPage: false })).toBeUndefined();
    expect(await ask("gone", { isPage: false })).toBeUndefined();
    expect([count(), pages.all().size]).toEqual([1, 0]);
  });

  test("makes room by number and by bytes, what was asked for longest ago first", async () => {
    const few = openShelf({ pages: 2, bytes: 1_000_000 });
    for (const key of ["a", "b", "a", "c"]) await few.ask(key);
    expect([...few.pages.all().keys()]).toEqual(["a", "c"]);

    const small = openShelf({ pages: 100, bytes: 10_000 });
    for (let count = 0; count < 50; count++) await small.ask(`page ${count}`);
    const bytes = [...small.pages.all().values()].reduce((sum, page) => sum + page.bytes(), 0);
    expect(bytes).toBeLessThanOrEqual(10_000);
    expect(small.pages.all().has("page 49")).toBe(true);
  });

  test("whose rendering fails is a fault for whoever waited, and is tried again", async () => {
    const { pages, clock, ask } = openShelf();
    const question = { key: "a", edition: 1, now: clock.now(), isOneOfFew: true };
    const failing = pages.open(question, () => Promise.reject(new Error("the hold leaks")));
    await expect(failing).rejects.toThrow("the hold leaks");
    expect(await ask("a")).toBe("a 1");
  });

  test("leaves packed as the client reads it, the same in each way", async () => {
    const { ask, pages } = openShelf();
    const html = "<p>word</p>".repeat(500);
    await ask("a", { html });
    const page = pages.all().get("a");
    expect(brotliDecompressSync((await page?.packed("br")) ?? "").toString()).toBe(html);
    expect(gunzipSync((await page?.packed("gzip")) ?? "").toString()).toBe(html);
    await page?.packWell();
    expect(brotliDecompressSync((await page?.packed("br")) ?? "").toString()).toBe(html);
  });
});
