import { describe, expect, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import { ask1688, search1688 } from "../testing/ask-sandbox.ts";
import { control, openSandbox, postForm, testTime } from "../testing/open-sandbox.ts";
import { signatureOf1688 } from "./sign-1688.ts";

const KEYWORD = "product.search.keywordQuery";
const DETAIL = "product.search.queryProductDetail";
const [DRESS, TEE, BANK] = ["650000000001", "650000000002", "650000000003"];

describe("the gateway of 1688", () => {
  test("signs as 1688's own example does", () => {
    expect(
      signatureOf1688("test123", "param2/1/system/currentTime/1000000", { b: "2", a: "1" }),
    ).toBe("33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88");
  });

  test("refuses a call that was changed after signing", async () => {
    const sandbox = await openSandbox();
    const question = { offerQueryParam: { keyword: "连衣裙", country: "en" } };
    expect(await ask1688(sandbox, KEYWORD, question, { access_token: "other" })).toMatchObject({
      error_code: "gw.SignatureInvalid",
    });
  });

  test("refuses a timestamp that is twenty minutes old", async () => {
    const sandbox = await openSandbox();
    const old = String(testTime.getTime() - 20 * 60_000);
    const path = `param2/1/com.alibaba.fenxiao.crossborder/${KEYWORD}/${sandboxCredentials.alibaba.appKey}`;
    const sent = { access_token: sandboxCredentials.alibaba.accessToken, _aop_timestamp: old };
    const signature = signatureOf1688(sandboxCredentials.alibaba.appSecret, path, sent);
    const answer = await postForm(`${sandbox.url}/openapi/${path}`, {
      ...sent,
      _aop_signature: signature,
    });
    expect(await answer.json()).toMatchObject({ error_code: "400" });
  });

  test("refuses an expired token until it is renewed", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "expire-tokens", {});
    const question = { offerQueryParam: { keyword: "连衣裙", country: "en" } };
    expect(await ask1688(sandbox, KEYWORD, question)).toMatchObject({ error_code: "401" });

    const { appKey, appSecret, refreshToken } = sandboxCredentials.alibaba;
    const renewed = await postForm(
      `${sandbox.url}/openapi/http/1/system.oauth2/getToken/${appKey}`,
      {
        grant_type: "refresh_token",
        client_id: appKey,
        client_secret: appSecret,
        refresh_token: refreshToken,
      },
    );
    const { access_token, expires_in } = (await renewed.json()) as Record<string, string>;
    expect(expires_in).toBe("36000");

    const path = `param2/1/com.alibaba.fenxiao.crossborder/${KEYWORD}/${appKey}`;
    const fields = {
      access_token: access_token!,
      offerQueryParam: '{"keyword":"裙","country":"en"}',
    };
    const answer = await postForm(`${sandbox.url}/openapi/${path}`, {
      ...fields,
      _aop_signature: signatureOf1688(appSecret, path, fields),
    });
    expect(await answer.json()).toMatchObject({ result: { success: true } });
  });

  test("knows no other family of calls", async () => {
    const sandbox = await openSandbox();
    expect(await ask1688(sandbox, "product.topList.query", {})).toMatchObject({
      error_code: "gw.APIUnsupported",
    });
  });
});

describe("searching 1688", () => {
  test.each([
    ["simplified Chinese", "雪纺连衣裙"],
    ["traditional Chinese", "雪紡連衣裙"],
    ["the word of Taiwan", "洋裝"],
    ["Thai", "เดรสชีฟอง"],
    ["English, in the plural", "chiffon dresses"],
  ])("finds the dress in %s, and goods of its department after it", async (_, keyword) => {
    const sandbox = await openSandbox();
    expect(await search1688(sandbox, { keyword })).toEqual([DRESS, TEE]);
  });

  test("finds nothing for a word nobody uses", async () => {
    const sandbox = await openSandbox();
    expect(await search1688(sandbox, { keyword: "xyzzy" })).toEqual([]);
  });

  test.each([
    ['{"price":"asc"}', [TEE, DRESS]],
    ['{"price":"desc"}', [DRESS, TEE]],
    ['{"monthSold":"desc"}', [TEE, DRESS]],
    ['{"monthSold":"asc"}', [DRESS, TEE]],
  ])("sorts by %s", async (sort, expected) => {
    const sandbox = await openSandbox();
    expect(await search1688(sandbox, { keyword: "连衣裙", sort })).toEqual(expected);
  });

  test("keeps to prices and to pages", async () => {
    const sandbox = await openSandbox();
    const asked = { keyword: "连衣裙", sort: '{"price":"asc"}' };
    expect(await search1688(sandbox, { ...asked, priceStart: "20" })).toEqual([DRESS]);
    expect(await search1688(sandbox, { ...asked, beginPage: 2, pageSize: 1 })).toEqual([DRESS]);
  });
});

describe("an offer on 1688", () => {
  const detail = async (offerId: string | undefined, change?: object) => {
    const sandbox = await openSandbox();
    if (change) await control(sandbox, "products", { thid: offerId, ...change });
    const answer = await ask1688(sandbox, DETAIL, { offerDetailParam: { offerId, country: "en" } });
    return answer.result;
  };

  test.each([
    ["by quantity where all choices cost the same", DRESS, 2, 2],
    ["by choice where they differ", TEE, 1, 1],
    ["by quantity without choices", BANK, 0, 1],
  ])("is priced %s", async (_, offerId, quoteType, tiers) => {
    const { result } = await detail(offerId);
    expect(result.productSaleInfo.quoteType).toBe(quoteType);
    expect(result.productSaleInfo.priceRangeList).toHaveLength(tiers);
  });

  test("weighs kilograms as a whole and grams by choice, and shows colours", async () => {
    const { result } = await detail(DRESS);
    expect(result.productShippingInfo.weight).toBe(0.31);
    expect(result.productShippingInfo.skuShippingInfoList[0].weight).toBe(310);
    expect(result.productSkuInfos[0].skuAttributes[0]).toMatchObject({
      attributeName: "颜色",
      value: "红色",
      skuImageUrl: expect.stringMatching(/^http:.*\/img\/dress\.red\.webp$/),
    });
  });

  test("that is sold out has no stock left", async () => {
    const { result } = await detail(DRESS, { sold_out: true });
    expect(result.productSaleInfo.amountOnSale).toBe(0);
  });

  test("that became dearer says so in every price", async () => {
    const { result } = await detail(DRESS, { price_percent: 110 });
    expect(result.productSaleInfo.priceRangeList[0].price).toBe("50.38");
    expect(result.productSkuInfos[0].price).toBe("50.38");
  });

  test("that was taken down is not published", async () => {
    const { result } = await detail(DRESS, { taken_down: true });
    expect(result.status).toBe("member expired");
  });

  test("that never was is refused", async () => {
    expect(await detail("1")).toMatchObject({ success: false, code: "404" });
  });

  test("costs freight for the first piece and each further one", async () => {
    const sandbox = await openSandbox();
    const answer = await ask1688(sandbox, "product.freight.estimate", {
      productFreightQueryParamsNew: { offerId: DRESS, totalNum: 3 },
    });
    expect(answer.result).toMatchObject({ code: "S0000", result: { freight: "7.00" } });
  });
});

test("a picture of the goods finds them on 1688", async () => {
  const sandbox = await openSandbox();
  const picture = await fetch(`${sandbox.url}/img/dress.red.webp`);
  const imageBase64 = Buffer.from(await picture.arrayBuffer()).toString("base64");
  const uploaded = await ask1688(sandbox, "product.image.upload", {
    uploadImageParam: { imageBase64 },
  });
  const imageId = uploaded.result.result;
  expect(imageId).toMatch(/^\d{19}$/);
  const found = await ask1688(sandbox, "product.search.imageQuery", {
    offerQueryParam: { imageId, beginPage: 1, pageSize: 10, country: "en" },
  });
  expect(found.result.success).toBe("true");
  expect(found.result.result.data[0].imageUrl).toContain("/img/dress.red.webp");
});
