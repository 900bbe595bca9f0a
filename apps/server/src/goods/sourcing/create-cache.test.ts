import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import { createCache, type Prepared } from "./create-cache.ts";

const now = new Date("2026-03-02T04:00:00Z");
const lifetime = { fresh_minutes: 10, keep_hours: 24 };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Cache of a source whose answers are held back until a test lets them go. */
function openCache() {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const letGo = new Map<string, (answer: Result<string, "down">) => void>();
  const cache = createCache<string, "down">(
    { error: (fault: unknown) => faults.push(fault) },
    { isOfAsker: () => false, patience_ms: 50 },
  );

  type Change = Partial<Prepared<string, "down">> & {
    lane?: number;
    read?: () => Promise<unknown>;
  };
  const open = (name: string, change: Change = {}) =>
    cache.open({ name, lane: change.lane ?? 3, now }, async () => {
      await change.read?.();
      return ok({
        copy: { value: "old", fetched_at: minutesAgo(60) },
        lifetime,
        renew: () => {
          asked.push(name);
          return new Promise<Result<string, "down">>((resolve) => letGo.set(name, resolve));
        },
        mayRenewBehind: () => true,
        ...change,
      });
    });
  return { cache, open, asked, faults, letGo };
}

describe("a copy that has aged", () => {
  test("is answered before its renewal is", async () => {
    const { open, asked, letGo, cache } = openCache();
    expect(await open("tea")).toEqual(ok({ value: "old", isStale: true, isHeld: false }));
    expect(asked).toEqual(["tea"]);
    letGo.get("tea")?.(ok("new"));
    await cache.settled();
  });

  test("is renewed once, however often it is opened meanwhile", async () => {
    const { open, asked } = openCache();
    for (let count = 0; count < 5; count += 1) await open("tea");
    expect(asked).toEqual(["tea"]);
  });

  test("is not renewed again by whoever read it while its renewal was ending", async () => {
    const { open, asked, letGo, cache } = openCache();
    await open("tea");
    const read = async () => {
      letGo.get("tea")?.(ok("new"));
      await cache.settled();
    };
    expect(await open("tea", { read })).toEqual(ok({ value: "old", isStale: true, isHeld: false }));
    const copy = { value: "old", fetched_at: minutesAgo(60 * 25) };
    await open("tea");
    expect(await open("tea", { read, copy })).toEqual(
      ok({ value: "new", isStale: false, isHeld: false }),
    );
    expect(asked).toEqual(["tea", "tea"]);
  });

  test("is renewed two at a time in a lane, and no other lane waits for it", async () => {
    const { open, asked, letGo, cache } = openCache();
    for (const name of ["one", "two", "three"]) await open(name);
    await open("elsewhere", { lane: 4 });
    expect(asked).toEqual(["one", "two", "elsewhere"]);
    for (const name of ["one", "two", "elsewhere"]) letGo.get(name)?.(ok("new"));
    await cache.settled();
    await open("three");
    expect(asked).toContain("three");
  });

  test("stands when its renewal is refused or breaks, and the next opening tries again", async () => {
    const { open, asked, letGo, cache, faults } = openCache();
    await open("tea");
    letGo.get("tea")?.(refuse("down"));
    await cache.settled();
    const broken = new Error("the database is gone");
    await open("tea", { renew: () => Promise.reject(broken) });
    await cache.settled();
    expect(faults).toEqual([broken]);
    expect(await open("tea")).toEqual(ok({ value: "old", isStale: true, isHeld: false }));
    expect(asked).toEqual(["tea", "tea"]);
  });
});

describe("a copy that has expired", () => {
  const copy = { value: "old", fetched_at: minutesAgo(60 * 25) };

  test("waits for the source", async () => {
    const { open } = openCache();
    const opened = await open("tea", { copy, renew: async () => ok("new") });
    expect(opened).toEqual(ok({ value: "new", isStale: false, isHeld: false }));
  });

  test("is answered when the source refuses, unless the refusal says that it is wrong", async () => {
    const { open } = openCache();
    const renew = async () => refuse("down" as const);
    expect(await open("tea", { copy, renew })).toEqual(
      ok({ value: "old", isStale: true, isHeld: false }),
    );
    const isFinal = () => true;
    expect(await open("tea", { copy, renew, isFinal })).toEqual(refuse("down"));
  });
});

describe("a source that hangs", () => {
  const expired = { value: "old", fetched_at: minutesAgo(60 * 25) };

  test("is waited for only so long where there is a copy, and asked once all the same", async () => {
    const { open, asked, letGo, cache } = openCache();
    expect(await open("tea", { copy: expired })).toEqual(
      ok({ value: "old", isStale: true, isHeld: false }),
    );
    expect(await open("tea", { copy: expired })).toEqual(
      ok({ value: "old", isStale: true, isHeld: false }),
    );
    expect(asked).toEqual(["tea"]);
    letGo.get("tea")?.(ok("new"));
    await cache.settled();
  });

  test("is waited for where there is none", async () => {
    const { open, letGo } = openCache();
    const opening = open("tea", { copy: undefined });
    await new Promise((resolve) => setTimeout(resolve, 80));
    letGo.get("tea")?.(ok("new"));
    expect(await opening).toEqual(ok({ value: "new", isStale: false, isHeld: false }));
  });

  test("and breaks in the end is told in the log", async () => {
    const { open, cache, faults } = openCache();
    const broken = new Error("the connection broke");
    const renew = async () => {
      await new Promise((resolve) => setTimeout(resolve, 80));
      throw broken;
    };
    expect(await open("tea", { copy: expired, renew })).toEqual(
      ok({ value: "old", isStale: true, isHeld: false }),
    );
    await cache.settled();
    expect(faults).toEqual([broken]);
  });
});

test("a question that breaks is no answer to those who ask later", async () => {
  const { open } = openCache();
  const broken = { copy: undefined, renew: () => Promise.reject(new Error("broken")) };
  await expect(open("tea", broken)).rejects.toThrow("broken");
  expect(await open("tea", { copy: undefined, renew: async () => ok("new") })).toEqual(
    ok({ value: "new", isStale: false, isHeld: false }),
  );
});
