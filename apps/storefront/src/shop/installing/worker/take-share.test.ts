import { describe, expect, test } from "vitest";
import { whereShared } from "./take-share.ts";

/** A cache that only remembers what was left in it. */
function phone() {
  const left = new Map<string, Response>();
  const open = async () => ({
    put: async (key: string, answer: Response) => void left.set(key, answer),
  });
  return { left, means: { caches: { open } as unknown as CacheStorage, now: () => 7 } };
}
const form = (fields: Readonly<Record<string, string | File>>) => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};

describe("what another app shares", () => {
  test("opens as words that no server sees [API-58]", async () => {
    const { means } = phone();
    const shared = form({ title: "連衣裙", text: "看看 https://m.tb.cn/h.abc", url: "" });
    const address = await whereShared(shared, means);
    const { search, hash, pathname } = new URL(address, "https://shop.test");
    expect([pathname, search]).toEqual(["/agent", ""]);
    expect(decodeURIComponent(hash)).toBe("#shared=連衣裙 看看 https://m.tb.cn/h.abc");
  });

  test("waits as a picture on the device, with when it came", async () => {
    const { left, means } = phone();
    const picture = new File([new Uint8Array(9)], "a.jpg", { type: "image/jpeg" });
    expect(await whereShared(form({ picture, text: "words" }), means)).toBe("/agent?photo=true");
    const [kept] = left.values();
    expect(kept?.headers.get("content-type")).toBe("image/jpeg");
    expect(kept?.headers.get("x-sampan-shared-at")).toBe("7");
  });

  test("that is a file and no picture is kept nowhere and said to be none", async () => {
    const { left, means } = phone();
    const picture = new File(["%PDF"], "a.pdf", { type: "application/pdf" });
    expect(await whereShared(form({ picture }), means)).toBe("/agent#shared-file");
    expect(left.size).toBe(0);
  });

  test("and is nothing, or a book, leaves the box empty or full", async () => {
    const { means } = phone();
    expect(await whereShared(form({}), means)).toBe("/agent#shared-lost");
    const long = await whereShared(form({ text: "長".repeat(50_000) }), means);
    expect(decodeURIComponent(long)).toHaveLength("/agent#shared=".length + 2_000);
  });
});
