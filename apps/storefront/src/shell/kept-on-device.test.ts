import * as z from "zod/mini";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keptOnDevice } from "./kept-on-device.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const Words = z.array(z.string());
const words = () => keptOnDevice("words", (kept) => Words.safeParse(kept).data, []);

describe("a value kept on the device", () => {
  test("is read again as it was kept", () => {
    words().keep(["dress", "https://detail.1688.com/offer/1.html"]);
    expect(words().read()).toEqual(["dress", "https://detail.1688.com/offer/1.html"]);
  });

  test("counts as absent when it cannot be parsed or is of another shape [STAT-05]", () => {
    for (const text of ["{not json", '{"a":1}', "[1,2]", "null", ""]) {
      stored.set("words", text);
      expect(words().read()).toEqual([]);
    }
  });

  test("needs a key that is not empty [STAT-04]", () => {
    expect(() => keptOnDevice("", String, "")).toThrow("the local data key cannot be empty");
  });

  test("keeps its identity until it changes, so that nothing is drawn twice", () => {
    const kept = words();
    kept.keep(["a"]);
    expect(kept.read()).toBe(kept.read());
    const before = kept.read();
    kept.keep(["b"]);
    expect(kept.read()).not.toBe(before);
  });
});
