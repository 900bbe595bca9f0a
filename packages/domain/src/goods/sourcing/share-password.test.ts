import { describe, expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import { dashShareMarker, markerPattern, passwordBefore, readShareText } from "./share-text.ts";

describe("a password made of words", () => {
  test.each([
    "5:/鶁高嶺東 打开京东看看",
    "12://京鲜生好物",
    "复制 3:/ 京鲜生好物 打开App",
    "￥春风十里不如你￥ 打开手机淘宝",
    "喵口令：小猫爱吃鱼",
  ])("is told apart from words to search for: %s", (text) => {
    expect(readShareText(text)).toEqual({ kind: "word_password" });
  });

  test.each([
    "比例 5:3 的画框",
    "12:30 开会",
    "连衣裙 ￥59",
    "https://a.test/1:/中文",
    "套装1:/2",
    "5:/中 x",
    "春风十里不如你￥59",
    "￥春风十里不如你。",
  ])("is not seen in %s", (text) => {
    expect(readShareText(text)).toEqual({ kind: "none" });
  });

  test("gives way to a link beside it", () => {
    const text = "5:/鶁高嶺東 https://u.jd.com/ZP69S4L";
    expect(readShareText(text)).toMatchObject({ kind: "short_link", platform: 5 });
  });
});

describe("a password of letters", () => {
  test.each([
    ["￥AbCdEfGhIjK￥", "AbCdEfGhIjK"],
    ["￥ABCDEFGH1￥", "ABCDEFGH1"],
    ["(Ab3DeF8hJkL)", "Ab3DeF8hJkL"],
  ])("is %s", (text, password) => {
    expect(readShareText(text)).toMatchObject({ kind: "password", password });
  });
  test.each([
    "￥ABCDEFGHIJK￥",
    "￥abcdefghijk￥",
    "￥12345678901￥",
    "(ABCDEFGHIJK)",
    "(Abcdefghij1)",
    "(Ab3DeF8h)",
  ])("is not %s, a word, a number or the name of a model", (text) => {
    expect(readShareText(text)).toEqual({ kind: "none" });
  });
  test("belongs to the one marketplace that is named beside it, in whatever letters", () => {
    expect(readShareText("￥aB3dEf8hJ￥ 打开京东APP")).toMatchObject({ platform: 5 });
    expect(readShareText("￥aB3dEf8hJ￥ 【淘宝】【京东】")).not.toHaveProperty("platform");
    expect(readShareText("￥aB3dEf8hJ￥")).not.toHaveProperty("platform");
  });
});

describe("a password beside a link", () => {
  const code = "￥k3PqLmZ8vTw￥";
  test("of a product adds nothing", () => {
    const item = "https://item.taobao.com/item.htm?id=7781";
    expect(readShareText(`${item} ${code}`)).toStrictEqual(readShareText(item));
  });
  test("that is short is kept with it, and is not there where there is none", () => {
    const short = "https://m.tb.cn/h.abc";
    expect(readShareText(`${short} ${code}`)).toMatchObject({
      kind: "short_link",
      password: { password: "k3PqLmZ8vTw", platform: 4 },
    });
    expect(readShareText(short)).toStrictEqual({ kind: "short_link", platform: 4, url: short });
  });
  test("is asked first where the short links of its marketplace lead nowhere from abroad", () => {
    const passwordIn = (text: string) => {
      const found = readShareText(text);
      return found.kind === "password" ? found : undefined;
    };
    const taobaos = passwordIn(code);
    expect(taobaos).toMatchObject({ platform: 4 });
    expect(passwordBefore(taobaos)).toBe(taobaos);
    expect(passwordBefore(passwordIn("￥aB3dEf8hJ￥ 【京东】"))).toBeUndefined();
    expect(passwordBefore(passwordIn("￥aB3dEf8hJ￥ 【拼多多】"))).toBeUndefined();
    expect(passwordBefore(passwordIn("￥aB3dEf8hJ￥"))).toBeUndefined();
    expect(passwordBefore(undefined)).toBeUndefined();
  });
});

describe("preparing a password text for the query", () => {
  test.each([
    ["1￥k3PqLmZ8vTw￥:// HU7001 打开", "1￥k3PqLmZ8vTw￥:// -HU7001 打开"],
    ["4(Wn6QdB2xKpe)/ CA8123", "4(Wn6QdB2xKpe)/ -CA8123"],
    ["CZ0001 MF0002", "-CZ0001 -MF0002"],
  ])("puts a dash before the marker of %s [SRCH-37]", (text, dashed) => {
    expect(dashShareMarker(text)).toBe(dashed);
    expect(readShareText(`￥Zz8kLmQw2Rt￥ ${text}`)).toMatchObject({
      text: `￥Zz8kLmQw2Rt￥ ${dashed}`,
    });
  });

  test.each([
    "https://e.tb.cn/h.7a?tk=k3PqLmZ8vTw CZ356",
    "STM32F103C8T6",
    "-CZ0001",
    "ABC0001",
    "xCZ0001",
    "CZx0001",
    "cz0001",
    "",
  ])("leaves %j as it is [SRCH-38]", (text) => {
    expect(dashShareMarker(text)).toBe(text);
  });

  test("knows only the configured markers when there are some, of any letters [SRCH-37] [SRCH-38]", () => {
    expect(dashShareMarker("CZ0001 HU0001", ["CZ"])).toBe("-CZ0001 HU0001");
    expect(dashShareMarker("cz0001 Tao0001 CZ0001", ["Tao"])).toBe("cz0001 -Tao0001 CZ0001");
    expect(dashShareMarker("CZ0001", [])).toBe("-CZ0001");
    expect(readShareText("￥Zz8kLmQw2Rt￥ CZ0001 HU0001", undefined, ["HU"])).toMatchObject({
      text: "￥Zz8kLmQw2Rt￥ CZ0001 -HU0001",
    });
  });

  test("takes one to eight letters for a marker [SRCH-37]", () => {
    const words = ["C", "CZ", "taobaocn", "", "taobaocns", "C1", "1C", "C Z", "口令"];
    expect(words.filter((word) => markerPattern.test(word))).toEqual(["C", "CZ", "taobaocn"]);
  });
  test("changes nothing more when it is done twice", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("C", "Z", "0", "7", " ", "-", "￥") }),
        (text) => {
          expect(dashShareMarker(dashShareMarker(text))).toBe(dashShareMarker(text));
        },
      ),
    );
  });
});
