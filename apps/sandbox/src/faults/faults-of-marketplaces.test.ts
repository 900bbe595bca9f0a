import { describe, expect, test } from "vitest";
import {
  ask1688,
  askAggregator,
  askGroupBuying,
  askJd,
  askPinduoduo,
  askTaobao,
  askTop,
  jdResult,
} from "../testing/ask-sandbox.ts";
import { control, openSandbox } from "../testing/open-sandbox.ts";
import { encodeGbk } from "./encode-gbk.ts";
import { faultKindsOf, type Upstream, upstreams } from "./faults.ts";

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

const DRESS = "650000000001";
const BLOUSE = "670000000001";
const COAT = "100012345678";
const BELT = "20000001";

/** A reading call of each marketplace, to be spoiled. */
const calls: Readonly<Record<string, (sandbox: Sandbox) => Promise<unknown>>> = {
  "1688": (sandbox) =>
    ask1688(sandbox, "product.search.queryProductDetail", {
      offerDetailParam: { offerId: DRESS, country: "en" },
    }),
  taobao: (sandbox) => askTaobao(sandbox, "/traffic/item/get", { item_id: BLOUSE }),
  top: (sandbox) => askTop(sandbox, "￥AAAAAAAAAAA￥"),
  jd: (sandbox) => askJd(sandbox, "goods.query", { goodsReqDTO: { skuIds: [COAT] } }),
  pdd: (sandbox) => askPinduoduo(sandbox, "goods.search", { keyword: "围巾" }),
  aggregator: (sandbox) => askAggregator(sandbox, "jd/item_get", { num_iid: COAT }),
  groupbuy: (sandbox) => askGroupBuying(sandbox, "item_get", { num_iid: BELT }),
};
const names = Object.keys(calls);

async function ask(upstream: string, fault: object): Promise<unknown> {
  const sandbox = await openSandbox();
  await control(sandbox, "faults", { upstream, ...fault });
  return calls[upstream]!(sandbox);
}

describe("each marketplace", () => {
  test.each([
    ["1688", { error_code: "gw.QosAppFrequencyLimit" }],
    ["taobao", { code: "ApiCallLimit" }],
    ["top", { error_response: { code: 7 } }],
    ["jd", { error_response: { code: "2" } }],
    ["pdd", { error_response: { error_code: 70_031 } }],
    ["aggregator", { error_code: "4008" }],
    ["groupbuy", { error_code: "4008" }],
  ])("says in its own words that %s is called too often", async (upstream, words) => {
    expect(await ask(upstream, { kind: "throttle" })).toMatchObject(words);
  });

  test.each([
    ["1688", { error_code: "500" }],
    ["taobao", { code: "InternalError" }],
    ["top", { error_response: { code: 15 } }],
    ["jd", { error_response: { code: "67" } }],
    ["pdd", { error_response: { error_code: 1000 } }],
    ["aggregator", { error_code: "4002" }],
    ["groupbuy", { error_code: "4002" }],
  ])("says in its own words that %s has passing trouble", async (upstream, words) => {
    expect(await ask(upstream, { kind: "busy" })).toMatchObject(words);
  });

  test.each([
    ["1688", { error_code: "401" }],
    ["taobao", { code: "IllegalAccessToken" }],
    ["top", { error_response: { code: 27 } }],
    ["jd", { error_response: { code: "19" } }],
    ["pdd", { error_response: { error_code: 10_019 } }],
    ["aggregator", { error_code: "4005" }],
    ["groupbuy", { error_code: "4005" }],
  ])("says in its own words that the token of %s has run out", async (upstream, words) => {
    expect(await ask(upstream, { kind: "expired_token" })).toMatchObject(words);
  });

  test.each(names)("breaks off, halves its text or sends a page: %s", async (upstream) => {
    await expect(ask(upstream, { kind: "reset" })).rejects.toThrow("fetch failed");
    await expect(ask(upstream, { kind: "malformed" })).rejects.toThrow(SyntaxError);
    await expect(ask(upstream, { kind: "html" })).rejects.toThrow(SyntaxError);
    await expect(ask(upstream, { kind: "error" })).rejects.toThrow(SyntaxError);
  });

  test.each(names)("answers late, and rightly after all: %s", async (upstream) => {
    const before = performance.now();
    const answer = await ask(upstream, { kind: "slow", delay_ms: 90 });
    expect(performance.now() - before).toBeGreaterThanOrEqual(85);
    expect(JSON.stringify(answer)).not.toContain("error_response");
  });
});

test("a page in place of an answer comes with status 200", async () => {
  const sandbox = await openSandbox();
  await control(sandbox, "faults", { upstream: "rates", kind: "html" });
  const answer = await fetch(`${sandbox.url}/er-api/v6/latest/CNY`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<title>登录</title>");
});

test("an answer in GBK is the right one, for whoever reads it as GBK", async () => {
  const sandbox = await openSandbox();
  const url = `${sandbox.url}/tuan/groupbuy/item_get/?key=tuan4168&secret=sandbox-group-buying-secret&num_iid=${BELT}`;
  await control(sandbox, "faults", { upstream: "groupbuy", kind: "charset" });
  const bytes = await (await fetch(url)).arrayBuffer();
  expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow(TypeError);
  const read = JSON.parse(new TextDecoder("gbk").decode(bytes));
  expect(read.item.title).toBe("自动扣皮带");
});

test("text written in GBK reads back, but for what GBK lacks", () => {
  const text = "皮带 ¥12.90 <b>A</b>";
  expect(new TextDecoder("gbk").decode(encodeGbk("皮带，A1"))).toBe("皮带，A1");
  expect(new TextDecoder("gbk").decode(encodeGbk(text))).toBe(text.replace("¥", "?"));
});

describe("goods of a marketplace", () => {
  const aggregated = async (sandbox: Sandbox) =>
    (await askAggregator(sandbox, "jd/item_get", { num_iid: COAT })).item;

  test("are sold out for as many calls as asked for, and nowhere else", async () => {
    const sandbox = await openSandbox();
    await control(sandbox, "faults", { upstream: "aggregator", kind: "sold_out", times: 1 });
    const elsewhere = await askGroupBuying(sandbox, "item_get", { num_iid: BELT });
    expect(elsewhere.item.num).toBe(120);
    expect((await aggregated(sandbox)).num).toBe(0);
    expect((await aggregated(sandbox)).num).toBe(120);
  });

  test("cost more for a call, in searches and details alike", async () => {
    const sandbox = await openSandbox();
    const change = { kind: "price_change", price_percent: 200 };
    await control(sandbox, "faults", { upstream: "aggregator", ...change });
    expect((await aggregated(sandbox)).price).toBe(91.6);
    await control(sandbox, "faults", { upstream: "jd", ...change });
    const found = await askJd(sandbox, "goods.query", { goodsReqDTO: { keyword: "大衣" } });
    expect(jdResult(found).data[0].priceInfo.price).toBe(91.6);
  });
});

describe("a short link", () => {
  test.each([
    ["expired_link", 410, null],
    ["foreign_link", 302, "https://shop.example.net/item.htm?id=1"],
    ["private_link", 302, "http://169.254.169.254/latest/meta-data/"],
    ["link_loop", 302, "https://qr.1688.com/s/L00pOfLinks88"],
  ])("is spoiled by %s", async (kind, status, location) => {
    const sandbox = await openSandbox();
    await control(sandbox, "faults", { upstream: "links", kind });
    const answer = await fetch(`${sandbox.url}/s/whatever`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });
});

test("calls are counted by upstream, spoiled ones too, until everything is reset", async () => {
  const sandbox = await openSandbox();
  const counted = async () => (await (await fetch(`${sandbox.url}/_control`)).json()).calls;
  await control(sandbox, "faults", { upstream: "jd", kind: "throttle" });
  await calls["jd"]!(sandbox);
  await calls["jd"]!(sandbox);
  await calls["pdd"]!(sandbox);
  expect(await counted()).toEqual({ jd: 2, pdd: 1 });
  await control(sandbox, "reset", {});
  expect(await counted()).toEqual({});
});

test("a fault that an upstream cannot have is refused", async () => {
  const sandbox = await openSandbox();
  for (const [upstream, kind] of [
    ["sms", "sold_out"],
    ["links", "expired_token"],
    ["1688", "link_loop"],
  ]) {
    await expect(control(sandbox, "faults", { upstream, kind })).rejects.toThrow("400");
  }
});

test("every upstream knows what can go wrong on the wire", () => {
  const onTheWire = ["throttle", "slow", "error", "reset", "malformed", "charset", "html"] as const;
  const lacking = upstreams.filter((upstream: Upstream) =>
    onTheWire.some((kind) => !faultKindsOf[upstream].includes(kind)),
  );
  expect(lacking).toEqual([]);
});
