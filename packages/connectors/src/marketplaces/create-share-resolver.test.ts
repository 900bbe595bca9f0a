import { ok } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { startFakeSource, type Behaviour } from "../../../../tests/support/start-fake-source.ts";
import { createShareResolver } from "./create-share-resolver.ts";
import { signTop } from "./taobao-top/sign.ts";

async function openResolver(behave: Behaviour, hosts: readonly string[] = []) {
  const fake = await startFakeSource(behave);
  const resolver = createShareResolver(
    {
      taobaoTop: {
        baseUrl: fake.baseUrl,
        appKey: "12345678",
        appSecret: "helloworld",
        signMethod: "md5",
        now: () => testTime,
      },
      hostMap: Object.fromEntries(hosts.map((host) => [host, fake.baseUrl])),
    },
    openOutbound(),
  );
  return { resolver, ...fake };
}

const shared = (answer: object) => ({ body: { wireless_share_tpwd_query_response: answer } });

describe("a share password", () => {
  test("is asked for with a signature and Beijing time", async () => {
    const { resolver, received } = await openResolver(() =>
      shared({
        suc: true,
        title: "淘口令-宝贝",
        content: "连衣裙",
        price: "198.00",
        pic_url: "//img.alicdn.com/a.jpg",
        url: "https://a.m.taobao.com/i572456021063.htm?price=198",
      }),
    );
    expect(await resolver.readSharePassword("1￥xutOgMtfvNU￥:// -HU7679")).toEqual({
      ok: true,
      value: {
        url: "https://a.m.taobao.com/i572456021063.htm?price=198",
        title: "连衣裙",
        image: "https://img.alicdn.com/a.jpg",
        price: 19_800,
      },
    });
    const form = received[0]?.form ?? {};
    expect(form).toMatchObject({
      method: "taobao.wireless.share.tpwd.query",
      password_content: "1￥xutOgMtfvNU￥:// -HU7679",
      timestamp: "2026-06-21 09:30:00",
      sign: signTop("md5", "helloworld", form),
    });
  });

  test.each([
    [shared({ suc: false })],
    [shared({ suc: "true", content: "page without address" })],
    [{ body: { error_response: { code: 15, msg: "Remote", sub_code: "isv.tpwd-expired" } } }],
  ])("that is unknown or expired is not found", async (reply) => {
    const { resolver } = await openResolver(() => reply);
    const outcome = await resolver.readSharePassword("￥VR4xboCzev9￥");
    expect(outcome).toMatchObject({ error: { code: "not_found" } });
  });

  test("is too much at once when Taobao says so, with the time it asks for", async () => {
    const { resolver } = await openResolver(() => ({
      body: {
        error_response: {
          code: 7,
          msg: "App Call Limited",
          sub_code: "accesscontrol.limited-by-app-access-count",
          sub_msg: "This ban will last for 41 more seconds",
        },
      },
    }));
    expect(await resolver.readSharePassword("￥VR4xboCzev9￥")).toMatchObject({
      error: { code: "too_many_calls", retry_after_s: 41 },
    });
  });

  test("cannot be read without credentials, and says so [NFR-09]", async () => {
    const resolver = createShareResolver({ hostMap: {} }, openOutbound());
    expect(await resolver.readSharePassword("￥VR4xboCzev9￥")).toMatchObject({
      error: { code: "disabled" },
    });
  });
});

describe("a share password beside an aggregator", () => {
  const item = { url: "https://item.jd.com/7.html", title: "电水壶" };
  const aggregator = { readSharePassword: async () => ok(item) };
  const resolver = () =>
    createShareResolver({ hostMap: {}, aggregators: new Map([[5, aggregator]]) }, openOutbound());

  test("of the aggregator's platform is read there", async () => {
    expect(await resolver().readSharePassword("！abcdefghijklmn！", 5)).toEqual(ok(item));
  });

  test.each([3, 4, 6] as const)("of platform %i, which nobody reads, says so", async (platform) => {
    expect(await resolver().readSharePassword("￥x￥", platform)).toMatchObject({
      error: { code: "disabled" },
    });
  });

  test("of Taobao is read by the aggregator while Taobao cannot", async () => {
    const taobao = createShareResolver(
      { hostMap: {}, aggregators: new Map([[4, aggregator]]) },
      openOutbound(),
    );
    expect(await taobao.readSharePassword("￥VR4xboCzev9￥")).toEqual(ok(item));
  });
});

const redirect = (location: string) => ({ status: 302, headers: { location }, body: "" });

describe("a short link", () => {
  test("is followed through marketplace hosts to the product, which is not fetched", async () => {
    const { resolver, received } = await openResolver(
      ({ path }) =>
        path.startsWith("/h.")
          ? redirect("http://qr.1688.com/s/A4vb")
          : redirect("https://m.1688.com/offer/712345678901.html?sk=consign"),
      ["m.tb.cn", "qr.1688.com"],
    );
    expect(await resolver.expandShortLink("http://m.tb.cn/h.UKbKojJ?tk=ipwed8BvzSd")).toEqual({
      ok: true,
      value: "https://m.1688.com/offer/712345678901.html?sk=consign",
    });
    expect(received.map(({ path }) => path)).toEqual(["/h.UKbKojJ?tk=ipwed8BvzSd", "/s/A4vb"]);
  });

  test.each([
    "https://evil.example/offer/1.html",
    "http://127.0.0.1/offer/1.html",
    "https://169.254.169.254/latest/meta-data",
    "https://user@item.taobao.com/item.htm?id=1",
    "https://item.taobao.com:8443/item.htm?id=1",
    "file:///etc/passwd",
    "//evil.example/x",
    "http://[::1]/s/x",
  ])("that redirects to %s is refused without a visit [API-58]", async (target) => {
    const { resolver, received } = await openResolver(() => redirect(target), ["qr.1688.com"]);
    const outcome = await resolver.expandShortLink("https://qr.1688.com/s/A4vbPK9P");
    expect(outcome).toMatchObject({ error: { code: "rejected" } });
    expect(received).toHaveLength(1);
  });

  test("that leads in circles is given up after three redirects", async () => {
    const { resolver, received } = await openResolver(
      () => redirect("https://qr.1688.com/s/A4vbPK9P"),
      ["qr.1688.com"],
    );
    const outcome = await resolver.expandShortLink("https://qr.1688.com/s/A4vbPK9P");
    expect(outcome).toMatchObject({ error: { code: "rejected" } });
    expect(received).toHaveLength(3);
  });

  test("that has expired is not found", async () => {
    const { resolver } = await openResolver(() => ({ status: 410, body: "" }), ["qr.1688.com"]);
    const outcome = await resolver.expandShortLink("https://qr.1688.com/s/XpiredShare77");
    expect(outcome).toMatchObject({ error: { code: "not_found" } });
  });

  test("of a host whose name points into our network reaches nobody there [API-58]", async () => {
    const canary = await startFakeSource(() => ({ body: "secret" }));
    const outbound = openOutbound({
      resolveName: (_, __, answer) => answer(null, [{ address: "127.0.0.1", family: 4 }]),
    });
    const resolver = createShareResolver({ hostMap: {} }, outbound);
    const outcome = await resolver.expandShortLink("https://qr.1688.com/s/A4vbPK9P");
    expect(outcome).toMatchObject({
      error: { code: "unavailable", detail: "no answer: EPRIVATE" },
    });
    expect(canary.received).toHaveLength(0);
  });
});
