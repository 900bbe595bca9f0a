import { describe, expect, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import { EXPIRED_PASSWORD, shareOf } from "../links/share-codes.ts";
import { askTaobao, askTop, taobaoFields } from "../testing/ask-sandbox.ts";
import { control, openSandbox, postForm, testTime } from "../testing/open-sandbox.ts";
import { signatureOfTaobaoGlobal } from "./sign-taobao-global.ts";
import { signatureOfTop } from "./sign-top.ts";

const BLOUSE = "670000000001";
const share = shareOf({ platform: "taobao", thid: BLOUSE })!;

describe("Taobao Global", () => {
  test("signs as its own example does", () => {
    const fields = {
      access_token: "test",
      app_key: "123456",
      order_id: "1234",
      sign_method: "sha256",
      timestamp: "1517820392000",
    };
    expect(signatureOfTaobaoGlobal("helloworld", "/order/get", fields)).toBe(
      "4190D32361CFB9581350222F345CB77F3B19F0E31D162316848A2C1FFD5FAB4A",
    );
  });

  test("refuses a wrong signature and an expired token, each with its code", async () => {
    const sandbox = await openSandbox();
    const search = { keyword: "衬衫" };
    const path = "/traffic/item/search";
    expect(await askTaobao(sandbox, path, search, { keyword: "裙" })).toMatchObject({
      code: "IncompleteSignature",
    });
    await control(sandbox, "expire-tokens", {});
    expect(await askTaobao(sandbox, path, search)).toMatchObject({ code: "IllegalAccessToken" });
  });

  test("prices a search in yuan and an item in fen", async () => {
    const sandbox = await openSandbox();
    const search = await askTaobao(sandbox, "/traffic/item/search", { keyword: "衬衫" });
    expect(search.data.data[0]).toMatchObject({ item_id: Number(BLOUSE), price: "45.80" });
    const item = await askTaobao(sandbox, "/traffic/item/get", {
      item_resource: "taobao",
      item_id: BLOUSE,
    });
    expect(item.data).toMatchObject({ promotion_price: 4580 });
    expect(item.data.price).toBeGreaterThan(4580);
  });

  test("refuses a call three hours late", async () => {
    const sandbox = await openSandbox();
    const late = String(testTime.getTime() - 3 * 3_600_000);
    expect(
      await askTaobao(sandbox, "/traffic/item/get", { item_id: BLOUSE, timestamp: late }),
    ).toMatchObject({ code: "IllegalTimestamp" });
  });

  test("ends a refresh token with its renewal", async () => {
    const sandbox = await openSandbox();
    const { refreshToken } = sandboxCredentials.taobaoGlobal;
    const renew = (refresh_token: string) =>
      askTaobao(sandbox, "/auth/token/refresh", { refresh_token });
    const renewed = await renew(refreshToken);
    expect(renewed).toMatchObject({ code: "0", refresh_expires_in: 60 * 86_400 });
    expect(await renew(refreshToken)).toMatchObject({ code: "IllegalRefreshToken" });
    expect(await renew(renewed.refresh_token)).toMatchObject({ code: "0" });
  });

  test("keeps ids whole that a number cannot hold, and lists pictures for a description", async () => {
    const sandbox = await openSandbox();
    const item_id = "7123456789012345678";
    const item = await askTaobao(sandbox, "/traffic/item/get", { item_id });
    expect(JSON.parse(item.data.description)).toHaveLength(2);
    const sent: Record<string, string> = taobaoFields("/traffic/item/get", { item_id });
    const text = await (await postForm(`${sandbox.url}/rest/traffic/item/get`, sent)).text();
    expect(text).toContain(`"item_id":${item_id},`);
  });

  test("finds goods by their picture, in one list", async () => {
    const sandbox = await openSandbox();
    const picture = await fetch(`${sandbox.url}/img/dress.red.webp`);
    const image_base64 = Buffer.from(await picture.arrayBuffer()).toString("base64");
    const { data } = await askTaobao(sandbox, "/upload/image", { image_base64 });
    const found = await askTaobao(sandbox, "/traffic/item/imgsearch", { image_id: data.image_id });
    expect(found.data[0]).toMatchObject({ item_id: Number(BLOUSE), price: "45.80" });
    expect(await askTaobao(sandbox, "/traffic/item/imgsearch", { image_id: "1" })).toMatchObject({
      biz_error_code: "ILLEGAL_ARGUMENT",
    });
  });

  test("takes no picture above three megabytes", async () => {
    const sandbox = await openSandbox();
    const image_base64 = "A".repeat(4 * 1024 * 1024 + 4);
    expect(await askTaobao(sandbox, "/upload/image", { image_base64 })).toMatchObject({
      biz_error_code: "IMAGE_TOO_LARGE",
    });
  });

  test("gives a business error for an item that was taken down", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "products", { thid: BLOUSE, taken_down: true });
    const item = await askTaobao(sandbox, "/traffic/item/get", { item_id: BLOUSE });
    expect(item).toMatchObject({ code: "0", biz_error_code: "ITEM_NOT_FOUND" });
  });
});

describe("a share password", () => {
  const root = "wireless_share_tpwd_query_response";

  test("signs as the open platform's own example does", () => {
    const fields = {
      app_key: "12345678",
      fields: "num_iid,title,nick,price,num",
      format: "json",
      method: "taobao.item.seller.get",
      num_iid: "11223344",
      session: "test",
      sign_method: "md5",
      timestamp: "2016-01-01 12:00:00",
      v: "2.0",
    };
    expect(signatureOfTop("helloworld", fields)).toBe("66987CB115214E59E6EC978214934FB8");
  });

  test.each([
    ["between currency signs", `1￥${share.password}￥:// HU7679 打开`],
    ["with a dash before the channel code", `1￥${share.password}￥:// -HU7679 打开`],
    ["in a link", `【淘宝】https://e.tb.cn/h.${share.code}?tk=${share.password} CZ3457 「衬衫」`],
  ])("%s leads to its item", async (_, text) => {
    const sandbox = await openSandbox();
    const answer = await askTop(sandbox, text);
    expect(answer[root]).toMatchObject({ suc: true, price: "45.80" });
    expect(answer[root].url).toContain(`https://a.m.taobao.com/i${BLOUSE}.htm`);
  });

  test.each([
    ["is unknown", "￥AAAAAAAAAAA￥"],
    ["has expired", `￥${EXPIRED_PASSWORD}￥`],
  ])("that %s leads nowhere", async (_, text) => {
    const sandbox = await openSandbox();
    const answer = await askTop(sandbox, text);
    expect(answer[root]).toMatchObject({ suc: false });
    expect(answer[root].url).toBeUndefined();
  });

  test.each(["md5", "hmac"])("may be asked with a signature by %s", async (sign_method) => {
    const sandbox = await openSandbox();
    expect((await askTop(sandbox, share.password, { sign_method }))[root].suc).toBe(true);
  });

  test.each([
    ["a wrong signature", { sign: "0" }, 25],
    ["a clock eleven minutes off", { timestamp: "2026-06-21 09:41:00" }, 31],
  ])("is not told to %s", async (_, change, code) => {
    const sandbox = await openSandbox();
    expect(await askTop(sandbox, share.password, change)).toMatchObject({
      error_response: { code },
    });
  });
});
