import type { ShareResolver } from "@sampan/connectors/marketplaces/share-resolver";
import type { SourceFailureCode } from "@sampan/connectors/outbound/source-failure";
import {
  get1688Password,
  queryTpwd,
  resolveShortLink,
  textToId,
} from "@sampan/contract/goods/sourcing/sourcing";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const item = "https://item.taobao.com/item.htm?id=567873872517";
const asked: string[] = [];
let target = item;
let failure: SourceFailureCode | undefined;

const shareResolver: ShareResolver = {
  readSharePassword: async (text, platform = 4) => {
    asked.push(text);
    if (platform === 5) return refuse({ code: "disabled", source: "fake", detail: "" });
    if (failure) return refuse({ code: failure, source: "fake", detail: "" });
    return ok({ url: target, title: "茶壶", image: "https://img.alicdn.com/1.jpg" });
  },
  expandShortLink: async (url) => {
    asked.push(url);
    return failure ? refuse({ code: failure, source: "fake", detail: "" }) : ok(target);
  },
};
const { visitor, needs } = await openTestApp({ shareResolver });

beforeEach(() => {
  asked.length = 0;
  target = item;
  failure = undefined;
});

const tpwd = (password_content: string) => visitor().call(queryTpwd, { password_content });
const toId = (content: string) => visitor().call(textToId, { content });

describe("a share password", () => {
  test("answers the product as JSON text [API-55] [SRCH-09] [CLIP-08]", async () => {
    const { data } = valueOf(await tpwd("￥AbCdEfGhIj1￥ 快来看"));
    expect(JSON.parse(data)).toEqual({
      url: item,
      content: "茶壶",
      picUrl: "https://img.alicdn.com/1.jpg",
      source: "taobao.com or tmall.com",
      itemId: "567873872517",
    });
  });

  test("is sent with a dash before its marker, other texts as they are [SRCH-37] [SRCH-38]", async () => {
    valueOf(await tpwd("9￥AbCdEfGhIj1￥ CZ2172 快来看"));
    valueOf(await tpwd("￥AbCdEfGhIj1￥ 快来看"));
    expect(asked).toEqual(["9￥AbCdEfGhIj1￥ -CZ2172 快来看", "￥AbCdEfGhIj1￥ 快来看"]);
  });

  test("is sent with a dash before the markers that are set, and before no other [SRCH-37] [SRCH-38]", async () => {
    await setSettings(needs, { share_markers: ["Tao"] });
    valueOf(await tpwd("9￥AbCdEfGhIj1￥ Tao2172 CZ2172"));
    valueOf(await toId("9￥AbCdEfGhIj1￥ Tao2172 HU2172"));
    await setSettings(needs, {});
    expect(asked).toEqual(["9￥AbCdEfGhIj1￥ -Tao2172 CZ2172", "9￥AbCdEfGhIj1￥ -Tao2172 HU2172"]);
  });

  test.each<[SourceFailureCode, string]>([
    ["not_found", "share_password_unknown"],
    ["rejected", "share_password_unknown"],
    ["too_many_calls", "too_many_calls"],
    ["unavailable", "platform_unavailable"],
    ["disabled", "platform_unavailable"],
  ])("that ends in %s is refused as %s", async (code, refusal) => {
    failure = code;
    // A password of its own for each: one that means nothing is not asked for twice.
    const password = code.replaceAll("_", "").padEnd(11, "1").slice(0, 11);
    expect(refusalOf(await tpwd(`￥${password}￥`))).toBe(refusal);
  });

  test("that leads to no product page is unknown [API-58]", async () => {
    target = "https://evil.test/item.htm?id=1";
    expect(refusalOf(await tpwd("￥AbCdEfGhIj1￥"))).toBe("share_password_unknown");
  });
});

describe("a short link", () => {
  test("answers the product page it stands for [API-57] [API-56] [SRCH-39]", async () => {
    const short = await visitor().call(resolveShortLink, { url: "https://m.tb.cn/h.abc" });
    expect(valueOf(short).data).toBe(item);
    target = "https://detail.1688.com/offer/533816674053.html";
    const password = await visitor().call(get1688Password, { url: "https://qr.1688.com/s/Ab12" });
    expect(valueOf(password).data).toBe(target);
  });

  test.each([
    "https://evil.test/s/1",
    "http://127.0.0.1/s/1",
    "http://169.254.169.254/latest/meta-data",
    "http://user:pass@m.tb.cn/h.abc",
    "file:///etc/passwd",
    "no link",
  ])("of another host is refused without being followed: %s [API-58]", async (url) => {
    expect(refusalOf(await visitor().call(resolveShortLink, { url }))).toBe("link_not_recognised");
    expect(asked).toEqual([]);
  });

  test("that leads away from the marketplaces is refused [API-58]", async () => {
    target = "http://169.254.169.254/latest/meta-data";
    const answer = await visitor().call(resolveShortLink, { url: "https://m.tb.cn/h.abc" });
    expect(refusalOf(answer)).toBe("link_not_recognised");
  });
});

describe("a pasted text", () => {
  test.each<[string, string, number]>([
    ["看这个 https://detail.1688.com/offer/533816674053.html 好看", "533816674053", 3],
    ["【淘宝】 https://m.tb.cn/h.abc 快来", "567873872517", 4],
    ["￥AbCdEfGhIj1￥ 打开淘宝", "567873872517", 4],
    ["https://tuan.sampan.test/goods/42.html 【拼团】", "42", 7],
  ])("names its product: %s [API-59] [SRCH-40]", async (content, itemId, platform) => {
    expect(valueOf(await toId(content)).data).toMatchObject({ itemId, platform });
  });

  test.each([
    ["连衣裙", "link_not_recognised"],
    [
      "https://detail.1688.com/offer/1.html https://item.taobao.com/item.htm?id=2",
      "share_text_ambiguous",
    ],
    ["￥AbCdEfGhIj1￥ https://u.jd.com/ZP69S4L", "share_text_ambiguous"],
    ["5:/鶁高嶺東 打开京东", "share_password_unsupported"],
    ["【京东】￥AbCdEfGhIj1234￥", "share_password_unsupported"],
  ])("that names none, or two, is not guessed: %s [API-59]", async (content, refusal) => {
    expect(refusalOf(await toId(content))).toBe(refusal);
  });

  test("with a password made of words is not sent to anybody", async () => {
    expect(refusalOf(await tpwd("喵口令：小猫爱吃鱼"))).toBe("share_password_unsupported");
    expect(asked).toEqual([]);
  });
});
