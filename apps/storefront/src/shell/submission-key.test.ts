import { beforeEach, describe, expect, test, vi } from "vitest";
import { endSubmission, submissionKey } from "./submission-key.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

describe("the key of a submission", () => {
  const trade = { lines: [{ item_id: "605", num: 4 }], remark: "" };

  test("stays while the same content is sent again [CHK-30]", () => {
    expect(submissionKey("trade", trade)).toBe(submissionKey("trade", { ...trade }));
    expect(submissionKey("trade", trade)).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is another one for other content, for another purpose, and after an answer", () => {
    const first = submissionKey("trade", trade);
    expect(submissionKey("payment", trade)).not.toBe(first);
    expect(submissionKey("trade", { ...trade, remark: "慢一點沒關係" })).not.toBe(first);
    const second = submissionKey("trade", trade);
    endSubmission("trade");
    expect(submissionKey("trade", trade)).not.toBe(second);
  });
});
