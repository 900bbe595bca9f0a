import { orderLogCodes } from "@sampan/domain/trade/orders/order-log";
import { orders } from "@sampan/locales/zh-TW/trade/orders";
import type { Texts } from "@sampan/locales/texts";
import { describe, expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import { wordLogRow } from "./order-log-words.ts";

const say = createTranslator({
  locale: "zh-TW",
  messages: { orders } as unknown as Texts,
  namespace: "orders",
});
const word = (biz_code: number, content: object | string): string =>
  wordLogRow(
    say,
    { biz_code, content: typeof content === "string" ? content : JSON.stringify(content) },
    "TWD",
  );

describe("a row of the order log", () => {
  test("is shown as it came where it is text [ORD-89]", () => {
    expect(word(orderLogCodes.first_paid, "第一期款項已付")).toBe("第一期款項已付");
    expect(word(orderLogCodes.placed, '{"looks":"like JSON"}')).toBe('{"looks":"like JSON"}');
  });

  test.each([
    [
      "corrected",
      { field: "price", old: 11_800, new: 11_500 },
      "單價改為 ¥\u{A0}115.00（原 ¥\u{A0}118.00）",
    ],
    ["corrected", { field: "removed", line: "SP1-2" }, "移除了一項商品"],
    [
      "seller_shipped",
      { num: 3, carrier: "圆通速递", express_no: "YT881" },
      "賣家出貨 3 件，圆通速递 YT881",
    ],
    ["package_received", { tid: "SP7741920", weight_g: 2_360 }, "倉庫收到包裹 SP7741920，2.36 kg"],
    ["billed", { amount: 33_800 }, "運費帳單 NT$\u{A0}338.00"],
    ["transport_step", { event: "depart", box: "BX1" }, "箱子 BX1 已出運"],
    [
      "transport_step",
      { event: "hand_over", tid: "SP7741920", carrier: "" },
      "包裹 SP7741920 已送達",
    ],
    [
      "transport_step",
      { event: "give_to_carrier", tid: "SP7741920", carrier: "黑貓" },
      "包裹 SP7741920 已交給物流公司 黑貓",
    ],
    ["refunded", { amount: 5_000 }, "退款 NT$\u{A0}50.00"],
  ] as const)("says %s from its facts [ORD-89]", (event, facts, words) => {
    expect(word(orderLogCodes[event], facts)).toBe(words);
  });

  test("shows the raw text of facts that cannot be read, and breaks no list [ORD-90]", () => {
    expect(word(orderLogCodes.billed, "{broken")).toBe("{broken");
    expect(word(orderLogCodes.transport_step, { event: "sink" })).toBe('{"event":"sink"}');
  });
});
