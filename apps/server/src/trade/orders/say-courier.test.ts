import { languages } from "@sampan/domain/kernel/language";
import { couriers, courierNamed } from "@sampan/domain/logistics/tracking/couriers";
import { tracking as en } from "@sampan/locales/en/logistics/tracking";
import { tracking as th } from "@sampan/locales/th/logistics/tracking";
import { tracking as zhTw } from "@sampan/locales/zh-TW/logistics/tracking";
import { tracking as zh } from "@sampan/locales/zh/logistics/tracking";
import { expect, test } from "vitest";
import { sayCourier } from "./say-courier.ts";

const say = (language: string, key: string) => `${language} ${key}`;
const names = { zh: zh.courier, "zh-TW": zhTw.courier, th: th.courier, en: en.courier };

test("a courier's name in any language is read as that courier, so that what a desk sends back names the same one", () => {
  for (const language of languages)
    for (const one of couriers)
      expect([language, courierNamed(names[language][one])]).toEqual([language, one]);
});

test("a courier is called as its reader calls it, and one that nobody knows as it was written", () => {
  expect(sayCourier("新竹物流", { language: "th", say })).toBe("th tracking.courier.hct");
  expect(sayCourier("黑貓", { language: "en", say })).toBe("en tracking.courier.tcat");
  expect(sayCourier("阿明貨運", { language: "en", say })).toBe("阿明貨運");
  expect(sayCourier("", { language: "en", say })).toBe("");
});

test("words in which a courier's name only occurs stay as they were written", () => {
  for (const written of ["中华邮政", "7-11 store", "顺丰转中通", "阿明快遞", ""])
    expect(sayCourier(written, { language: "en", say })).toBe(written);
  expect(sayCourier("中通快递", { language: "en", say })).toBe(say("en", "tracking.courier.zto"));
  expect(sayCourier("黑貓宅急便", { language: "th", say })).toBe(
    say("th", "tracking.courier.tcat"),
  );
});
