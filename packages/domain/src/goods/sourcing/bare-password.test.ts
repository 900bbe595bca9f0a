import { describe, expect, test } from "vitest";
import { barePassword, sourceOfPassword } from "./bare-password.ts";
import { platformId } from "./platforms.ts";
import samples from "./share-text-samples.json" with { type: "json" };
import { readShareText } from "./share-text.ts";

describe("a password without the words around it", () => {
  test.each([
    "9￥AbCdEfGhIj1￥ CZ2172 我的地址是台北市信義路 打开手机淘宝",
    "【京东】￥aB3dEf8hJ￥ 给王小明的礼物",
    "(Ab3DeF8hJkL) 晚上七點見",
    "￥Ab3DeF8hJkLmN￥ 【1688】 密碼 hunter2",
  ])("is read as the same password of the same marketplace: %s", (text) => {
    const shared = readShareText(text);
    if (shared.kind !== "password") throw new Error("no password");
    const bare = barePassword(shared);
    expect(readShareText(bare.text)).toMatchObject({
      kind: "password",
      password: shared.password,
      ...(shared.platform && { platform: shared.platform }),
    });
    for (const word of ["台北", "王小明", "七點", "hunter2", "CZ2172"])
      expect(bare.text).not.toContain(word);
  });
});

test("every password of the samples is read the same without its words", () => {
  const texts = Object.values(samples).flatMap((list) => list.map(({ text }) => text));
  const passwords = texts.flatMap((text) => {
    const shared = readShareText(text);
    if (shared.kind === "password") return [shared];
    return shared.kind === "short_link" && shared.password ? [shared.password] : [];
  });
  expect(passwords.length).toBeGreaterThan(10);
  for (const { platform, password, text } of passwords) {
    const bare = barePassword({ kind: "password", ...(platform && { platform }), password, text });
    expect(readShareText(bare.text)).toMatchObject({
      kind: "password",
      password,
      ...(platform && { platform }),
    });
  }
});

test("the source of a password is one site or the other of its marketplace [CLIP-08]", () => {
  expect(sourceOfPassword(platformId.taobao)).toBe("taobao.com or tmall.com");
  expect(sourceOfPassword()).toBe("taobao.com or tmall.com");
  expect(sourceOfPassword(platformId.alibaba)).toBe("1688.com");
});
