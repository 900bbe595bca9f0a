import type { Send } from "@sampan/client/send";
import { afterEach, describe, expect, test, vi } from "vitest";
import { productOfText } from "./product-of-text.ts";
import { readClipboard } from "./read-clipboard.ts";

const shortLink = "【1688】https://qr.1688.com/s/A4vbPK9P 复制";

describe("a copied text", () => {
  test("with a link leads to its product, and nobody is asked", async () => {
    const send = vi.fn<Send>();
    expect(
      await productOfText("看 https://detail.1688.com/offer/710891050473.html", { send }),
    ).toMatchObject({
      platform: 3,
      thid_item_id: "710891050473",
    });
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ["no network", () => Promise.reject(new TypeError("failed to fetch"))],
    ["a server that fails", async () => new Response("", { status: 502 })],
    [
      "a link nobody knows",
      async () => Response.json({ success: false, error_code: 2005, error_message: "no link" }),
    ],
  ])("that cannot be followed is false, without a word: %s [ERR-13]", async (_, send) => {
    expect(await productOfText(shortLink, { send })).toBe(false);
  });

  test("that leads to no one product is false, and nobody is asked [ERR-13]", async () => {
    const send = vi.fn<Send>();
    expect(await productOfText("連衣裙", { send })).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a clipboard that cannot be read", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test.each([
    ["refused by a person", { readText: () => Promise.reject(new Error("denied")) }],
    ["not there", undefined],
  ])("is written to the log only: %s [ERR-12]", async (_, clipboard) => {
    vi.stubGlobal("navigator", { clipboard });
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(await readClipboard()).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
