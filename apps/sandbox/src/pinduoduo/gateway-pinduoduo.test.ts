import { describe, expect, test } from "vitest";
import { shareOf } from "../links/share-codes.ts";
import { askPinduoduo } from "../testing/ask-sandbox.ts";
import { control, openSandbox } from "../testing/open-sandbox.ts";
import { signatureOfPinduoduo } from "./sign-pinduoduo.ts";

const SCARF = "620000000001";
const link = `https://mobile.yangkeduo.com/goods.html?goods_id=${SCARF}`;
type Row = { goods_id: number; goods_sign: string };

describe("Pinduoduo's gateway", () => {
  test("signs as its own example does", () => {
    const fields = {
      access_token: "asd78172s8ds9a921j9qqwda12312w1w21211",
      client_id: "1",
      data_type: "XML",
      order_status: "1",
      page: "1",
      page_size: "10",
      timestamp: "1480411125",
      type: "pdd.order.number.list.get",
    };
    expect(signatureOfPinduoduo("testSecret", fields)).toBe("E4DE3ED21002510DED352819E7AE6775");
  });

  test.each([
    ["of an unknown client", { client_id: "4168" }, 10_016],
    ["eleven minutes late", { timestamp: "1782004740" }, 10_000],
    ["without a timestamp", { timestamp: "" }, 10_000],
    ["with a wrong signature", { sign: "0".repeat(32) }, 20_004],
    ["of an unknown type", { type: "pdd.ddk.nothing" }, 10_000],
    ["with a pid nobody registered", { pid: "1_1" }, 50_001],
    ["with other parameters than were registered", { custom_parameters: "{}" }, 50_001],
  ])("refuses a call %s", async (_, change, error_code) => {
    const sandbox = await openSandbox();
    expect(await askPinduoduo(sandbox, "goods.search", { keyword: "围巾" }, change)).toMatchObject({
      error_response: { error_code },
    });
  });
});

describe("goods of Pinduoduo", () => {
  const search = async (
    sandbox: Awaited<ReturnType<typeof openSandbox>>,
    fields: Record<string, string>,
  ) => (await askPinduoduo(sandbox, "goods.search", fields)).goods_search_response;

  test("cost fen, less in a group than alone", async () => {
    const sandbox = await openSandbox();
    const { goods_list, total_count } = await search(sandbox, { keyword: "围巾" });
    expect(total_count).toBe(14);
    expect(goods_list[0]).toMatchObject({ min_group_price: 4580 });
    expect(goods_list[0].min_normal_price).toBeGreaterThan(4580);
  });

  test("are found by a link as keyword, and then by their sign", async () => {
    const sandbox = await openSandbox();
    const { goods_list } = await search(sandbox, { keyword: link });
    expect(goods_list).toHaveLength(1);
    const { goods_sign } = goods_list[0];
    const answer = await askPinduoduo(sandbox, "goods.detail", { goods_sign });
    expect(answer.goods_detail_response.goods_details[0]).toMatchObject({
      goods_id: Number(SCARF),
      goods_gallery_urls: [expect.any(String), expect.any(String)],
    });
  });

  test("of a sign that is none are refused, those taken down are absent", async () => {
    const sandbox = await openSandbox();
    const wrong = await askPinduoduo(sandbox, "goods.detail", { goods_sign: "c9_nothing" });
    expect(wrong).toMatchObject({ error_response: { error_code: 50_001, sub_code: "10002" } });
    const { goods_list } = await search(sandbox, { keyword: link });
    await control(sandbox, "products", { thid: SCARF, taken_down: true });
    const gone = await askPinduoduo(sandbox, "goods.detail", {
      goods_sign: goods_list[0].goods_sign,
    });
    expect(gone.goods_detail_response.goods_details).toEqual([]);
  });

  test("come twice on a second page that does not name its list", async () => {
    const sandbox = await openSandbox();
    const asked = { keyword: "围巾", page_size: "10" };
    const first = await search(sandbox, asked);
    const named = await search(sandbox, { ...asked, page: "2", list_id: first.list_id });
    const unnamed = await search(sandbox, { ...asked, page: "2" });
    const known = new Set(first.goods_list.map((row: Row) => row.goods_id));
    const again = ({ goods_list }: { goods_list: Row[] }) =>
      goods_list.filter((row) => known.has(row.goods_id)).length;
    expect(named.goods_list).toHaveLength(4);
    expect([again(named), again(unnamed)]).toEqual([0, 3]);
  });

  test("are not given fewer than ten at a time", async () => {
    const sandbox = await openSandbox();
    const answer = await askPinduoduo(sandbox, "goods.search", { keyword: "围巾", page_size: "9" });
    expect(answer).toMatchObject({ error_response: { error_code: 10_000 } });
  });

  test("are reached through a short link somebody passed on", async () => {
    const sandbox = await openSandbox();
    const { code } = shareOf({ platform: "pdd", thid: SCARF })!;
    const answer = await askPinduoduo(sandbox, "goods.zs.unit.url.gen", {
      source_url: `https://p.pinduoduo.com/${code}`,
    });
    expect(answer.goods_zs_unit_generate_response.url).toContain(`goods_id=${SCARF}`);
  });
});
