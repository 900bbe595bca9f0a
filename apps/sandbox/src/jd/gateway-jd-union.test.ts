import { describe, expect, test } from "vitest";
import { sandboxCredentials } from "../credentials.ts";
import { shareOf } from "../links/share-codes.ts";
import { askJd, jdResult } from "../testing/ask-sandbox.ts";
import { control, openSandbox } from "../testing/open-sandbox.ts";
import { signatureOfJd } from "./sign-jd.ts";

const COAT = "100012345678";
const SHORT_COAT = "100012345679";
const byKeyword = { goodsReqDTO: { keyword: "大衣", pageIndex: 1, pageSize: 20 } };

describe("JD Union", () => {
  test("signs as its own example does", () => {
    const fields = {
      "360buy_param_json":
        '{"end_date":null,"optional_fields":null,"order_state":"WAIT_SELLER_STOCK_OUT","page":"1","page_size":"200","start_date":null}',
      access_token: "yourtoken",
      app_key: "yourappkey",
      method: "jingdong.pop.order.search",
      timestamp: "2021-05-07 09:20:39.683+0800",
      v: "2.0",
    };
    expect(signatureOfJd("yourappSecret", fields)).toBe("D70825340F4084360B9362B60DFD7930");
  });

  test.each([
    ["without a version", { v: "" }, "4"],
    ["of another version", { v: "2.0" }, "5"],
    ["without a timestamp", { timestamp: "" }, "7"],
    ["seven minutes late", { timestamp: "2026-06-21 09:22:59" }, "8"],
    ["seven minutes early", { timestamp: "2026-06-21 09:37:01" }, "8"],
    ["at a time that is none", { timestamp: "1782005400000" }, "8"],
    ["of an unknown app", { app_key: "4168" }, "10"],
    ["without a signature", { sign: "" }, "11"],
    ["with a wrong signature", { sign: "0".repeat(32) }, "12"],
    ["without a method", { method: "" }, "14"],
    ["of an unknown method", { method: "jd.union.open.nothing" }, "15"],
  ])("refuses a call %s", async (_, change, code) => {
    const sandbox = await openSandbox();
    expect(await askJd(sandbox, "goods.query", byKeyword, change)).toMatchObject({
      error_response: { code },
    });
  });

  test("accepts a clock five minutes off, with and without its zone", async () => {
    const sandbox = await openSandbox();
    for (const timestamp of ["2026-06-21 09:35:00", "2026-06-21 09:25:00.120+0800"]) {
      const answer = await askJd(sandbox, "goods.query", byKeyword, { timestamp });
      expect(jdResult(answer).code).toBe(200);
    }
  });
});

describe("goods of JD", () => {
  test("come as text within the answer, priced in yuan, some of them without an id", async () => {
    const sandbox = await openSandbox();
    const answer = await askJd(sandbox, "goods.query", byKeyword);
    expect(typeof answer.jd_union_open_goods_query_responce.queryResult).toBe("string");
    const { totalCount, data } = jdResult(answer);
    expect(totalCount).toBe(2);
    expect(data[0]).toMatchObject({ skuId: Number(COAT), priceInfo: { price: 45.8 } });
    expect(data[1]).toMatchObject({ itemId: "", skuName: "羊毛短大衣" });
    expect(data[1]).not.toHaveProperty("skuId");
  });

  test("are found by their number, and by the name JD gives them beside it", async () => {
    const sandbox = await openSandbox();
    const bySku = await askJd(sandbox, "goods.query", { goodsReqDTO: { skuIds: [Number(COAT)] } });
    const [{ itemId }] = jdResult(bySku).data;
    const byItem = await askJd(sandbox, "goods.query", { goodsReqDTO: { itemIds: [itemId] } });
    expect(jdResult(byItem).data[0].skuName).toBe("羊毛双面呢大衣");
  });

  test("are described in HTML, or by pictures with commas between", async () => {
    const sandbox = await openSandbox();
    const answer = await askJd(sandbox, "goods.bigfield.query", {
      goodsReq: { skuIds: [COAT, SHORT_COAT], fields: ["baseBigFieldInfo", "detailImages"] },
    });
    const [written, pictured] = jdResult(answer).data;
    expect(written.baseBigFieldInfo.wdis).toContain("<img");
    expect(written.detailImages).toBe("");
    expect(pictured.baseBigFieldInfo.wdis).toBe("");
    expect(pictured.detailImages.split(",")).toHaveLength(2);
  });

  test("that were taken down are neither found nor promoted", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "products", { thid: COAT, taken_down: true });
    const query = await askJd(sandbox, "goods.query", { goodsReqDTO: { skuIds: [COAT] } });
    const info = await askJd(sandbox, "goods.promotiongoodsinfo.query", { skuIds: COAT });
    expect([jdResult(query).data, jdResult(info).data]).toEqual([[], []]);
  });

  test("are not given thirty-one at a time", async () => {
    const sandbox = await openSandbox();
    const answer = await askJd(sandbox, "goods.query", {
      goodsReqDTO: { keyword: "大衣", pageSize: 31 },
    });
    expect(jdResult(answer).code).toBe(400);
  });

  test("are passed on by a short link and a password", async () => {
    const sandbox = await openSandbox();
    const materialId = `https://item.jd.com/${COAT}.html`;
    const { siteId } = sandboxCredentials.jdUnion;
    const answer = await askJd(sandbox, "promotion.common.get", {
      promotionCodeReq: { materialId, siteId },
    });
    const { data } = JSON.parse(answer.jd_union_open_promotion_common_get_responce.getResult);
    const share = shareOf({ platform: "jd", thid: COAT })!;
    expect(data.shortURL).toBe(`https://u.jd.com/${share.code}`);
    expect(data.jCommand).toHaveLength(16);
  });
});
