import { NetworkError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { QueryClient } from "@tanstack/react-query";
import { bindSend } from "@sampan/client/send";
import { describe, expect, test } from "vitest";
import { isNotFound } from "@tanstack/react-router";
import { orNotFound } from "./or-not-found.ts";
import { agentProductQuery, mayTryAgain } from "./product-query.ts";

const refused = (code: RefusalName) => new Refused({ code, message: "", values: {} });

describe("reading a marketplace's product", () => {
  test.each([
    [3, "/gateway/docking/alibaba/item/get_detail", "[QRY-05]"],
    [4, "/gateway/docking/taobao/item/get_detail", "[QRY-06]"],
    [5, "/gateway/docking/jd/item/get_detail", "[QRY-07]"],
    [6, "/gateway/docking/pdd/item/get_detail", "[QRY-08]"],
    [7, "/gateway/docking/pd/item/get_detail", "[QRY-09]"],
  ] as const)("platform %i is asked by %s %s [QRY-03]", async (platform, path, _id) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
    const asked: URL[] = [];
    bindSend(client, (address) => {
      asked.push(new URL(address, "http://here.invalid"));
      return Promise.resolve(
        Response.json({ success: false, error_code: 115005, error_message: "gone" }),
      );
    });
    const product = agentProductQuery({
      platform,
      thid_item_id: "42",
      url: "https://x.example/42",
    });
    await expect(client.fetchQuery(product)).rejects.toThrow("gone");
    expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      third_item_id: "42",
      url: "https://x.example/42",
    });
  });

  test("asks Pinduoduo once more after its passing fault, and then says so [AGNT-33] [ERR-05]", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
    let asked = 0;
    bindSend(client, () => {
      asked++;
      return Promise.resolve(
        Response.json({ success: false, error_code: 1000, error_message: "later" }),
      );
    });
    const product = agentProductQuery({ platform: 6, thid_item_id: "42" });
    await expect(orNotFound(client.fetchQuery(product))).rejects.toMatchObject({
      code: "pinduoduo_transient",
    });
    expect(asked).toBe(2);
  });

  test.each([
    [3, "1688", 115059],
    [4, "another marketplace", 115005],
  ] as const)(
    "platform %i, %s: code %i is a page that does not exist [ERR-02] [ERR-03]",
    async (platform, _, error_code) => {
      const client = new QueryClient();
      bindSend(client, () =>
        Promise.resolve(Response.json({ success: false, error_code, error_message: "gone" })),
      );
      const product = agentProductQuery({ platform, thid_item_id: "42" });
      await expect(orNotFound(client.fetchQuery(product))).rejects.toSatisfy(isNotFound);
    },
  );

  test("tries nothing again that was refused for good", () => {
    expect(mayTryAgain(0, refused("item_not_found_1688"))).toBe(false);
    expect(mayTryAgain(0, refused("platform_unavailable"))).toBe(false);
    expect(mayTryAgain(1, new NetworkError("offline", undefined))).toBe(true);
    expect(mayTryAgain(2, new NetworkError("offline", undefined))).toBe(false);
  });
});
