import type { Stage } from "@sampan/contract/trade/orders/order-shapes";
import { orders } from "@sampan/locales/zh-TW/trade/orders";
import type { Texts } from "@sampan/locales/texts";
import { formatDayRange, formatMinute } from "@sampan/ui/format/dates";
import { describe, expect, test } from "vitest";
import { createTranslator } from "use-intl/core";
import { wordStage } from "./order-stages.ts";
import { placeOf } from "./place-of.ts";

const say = createTranslator({
  locale: "zh-TW",
  messages: { orders } as unknown as Texts,
  namespace: "orders",
});

const stop = (stage: Stage["stage"], given: Partial<Stage> = {}): Stage => ({
  stage,
  state: "done",
  at: "",
  expected_from: "",
  expected_to: "",
  figures: {},
  ...given,
});

const names = { warehouse: "廣州倉", transport: "空運", carrier: "新竹物流" };
const order = { due: null, currency: "TWD" as const };

describe("a stop of the way", () => {
  test("that is past says what happened, when, and at which rate it was paid", () => {
    const paid = stop("first_paid", {
      at: "2026-11-11 12:05:00",
      figures: { amount: 170_275, currency: "TWD", exchange_rate: "4.53" },
    });
    expect(wordStage(say, paid, order, names)).toEqual({
      key: "first_paid",
      stage: "done",
      title: "已付 NT$\u{A0}1,702.75",
      when: `${formatMinute("2026-11-11 12:05:00")} · 匯率 4.53 鎖定至完成`,
    });
  });

  test("that waits for payment says how much", () => {
    const due = {
      instalment: 2 as const,
      tids: [],
      amount: 33_800,
      currency: "TWD" as const,
    };
    const waiting = stop("second_paid", { state: "now" });
    expect(wordStage(say, waiting, { ...order, due }, names)).toEqual({
      key: "second_paid",
      stage: "now",
      title: "付運費 NT$\u{A0}338.00",
    });
    expect(wordStage(say, waiting, order, names).title).toBe("付運費");
  });

  test("that is ahead says when it is expected, if that can be said", () => {
    const ahead = {
      state: "ahead",
      expected_from: "2026-11-24",
      expected_to: "2026-11-26",
    } as const;
    expect(wordStage(say, stop("signed", ahead), order, names).when).toBe(
      `預計 ${formatDayRange("2026-11-24", "2026-11-26")}`,
    );
    const unknown = wordStage(say, stop("dispatched", { state: "ahead" }), order, names);
    expect(unknown).toEqual({ key: "dispatched", stage: "expected", title: "空運出運" });
  });
});

test("the boat lies where the last stop was done", () => {
  expect(placeOf([stop("placed"), stop("reviewed", { state: "now" })])).toBe(0);
  const weighed = [stop("first_paid"), stop("seller_shipped"), stop("warehouse"), stop("billed")];
  expect(placeOf([...weighed, stop("second_paid", { state: "now" })])).toBe(1);
  expect(placeOf([...weighed, stop("signed")])).toBe(3);
});
