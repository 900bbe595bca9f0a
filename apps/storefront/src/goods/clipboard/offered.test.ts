import { beforeEach, expect, test, vi } from "vitest";
import { noteOffered, wasOffered } from "./offered.ts";
import { pendingContent } from "./pending-content.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("window", { addEventListener: () => undefined });
});

test("a link is offered once, and the newest fifty are remembered", () => {
  expect(wasOffered("3/1")).toBe(false);
  noteOffered("3/1");
  expect(wasOffered("3/1")).toBe(true);
  for (let id = 2; id <= 51; id += 1) noteOffered(`3/${id}`);
  expect([wasOffered("3/51"), wasOffered("3/2"), wasOffered("3/1")]).toEqual([true, true, false]);
});

test("the pending content is the content of the global state, and gone once it is forgotten [CLIP-02] [CLIP-12] [STAT-03]", () => {
  const content = {
    url: "https://detail.1688.com/offer/1.html",
    picUrl: "",
    content: "",
    source: "detail.1688.com",
    itemId: "1",
    platform: 3,
  } as const;
  expect(pendingContent.read()).toBeUndefined();
  pendingContent.keep(content);
  expect(JSON.parse(stored.get("content") ?? "")).toEqual(content);
  expect(pendingContent.read()).toEqual(content);
  pendingContent.forget();
  expect(stored.has("content")).toBe(false);
  stored.set("content", '{"url":"https://evil.test","platform":99}');
  expect(pendingContent.read()).toBeUndefined();
});
