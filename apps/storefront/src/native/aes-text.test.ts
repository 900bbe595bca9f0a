import { createCipheriv } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decryptText, encryptText } from "./aes-text.ts";

/** As any other program writes such a text. */
function elsewhere(text: string, key: string): string {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, Buffer.from(key), null);
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
}

describe.each(["k".repeat(16), "0123456789abcdef01234567", "0123456789abcdef0123456789abcdef"])(
  "with a key of the caller",
  (key) => {
    test.each(["", "a", "sixteen letters!", "三板 ไทย 🛶 and more than two blocks of it"])(
      "texts are written and read as by others: %s [NFR-02]",
      async (text) => {
        expect(await encryptText(text, key)).toBe(elsewhere(text, key));
        expect(await decryptText(elsewhere(text, key), key)).toBe(text);
      },
    );
  },
);

test("a text under another key, cut short or strange is no text", async () => {
  const key = "k".repeat(16);
  const written = await encryptText("hello", "x".repeat(16));
  for (const text of [written, "", "abcd", "!", `${written}AAAA`])
    expect(await decryptText(text, key)).not.toBe("hello");
});

test("there is no key but the caller's, and nothing loads the helper before it is wanted [NFR-02]", async () => {
  await expect(encryptText("a", "short")).rejects.toThrow("16, 24 or 32");
  const folder = import.meta.dirname;
  const users = readdirSync(folder).filter((name) => !name.includes("aes-text"));
  const sources = users.map((name) => readFileSync(join(folder, name), "utf8"));
  expect(sources.some((source) => source.includes('import("./aes-text.ts")'))).toBe(true);
  expect(sources.some((source) => /from "\.\/aes-text\.ts"/.test(source))).toBe(false);
});
