import { expect, test } from "vitest";
import { refundFlags } from "@sampan/domain/trade/refunds/refund-bits";
import { amountOfCard, piecesOf } from "./amount-of-card.ts";

const order = { due: null, pay_time: "", pay_real: 0, fee_total: 20_000, items: [] };

test("a card shows what is due now, first or second", () => {
  const due = { tids: ["SP2611191SRPAE"], amount: 16_126, currency: "TWD" as const };
  const first = { ...order, due: { ...due, instalment: 1 as const } };
  expect(amountOfCard(first)).toEqual({ label: "firstDue", cents: 16_126, refunded: 0 });
  const second = { ...order, due: { ...due, instalment: 2 as const } };
  expect(amountOfCard(second)).toEqual({ label: "secondDue", cents: 16_126, refunded: 0 });
});

test("before payment it shows what the order will cost", () => {
  expect(amountOfCard(order)).toEqual({ label: "total", cents: 20_000, refunded: 0 });
});

test("after payment it shows what was charged, refunded items counted in, and what came back beside it [REF-13]", () => {
  const item = { refund_status: refundFlags.succeeded, refund_real: 1_500 };
  const paid = { ...order, pay_time: "2026-11-11 12:05:00", pay_real: 18_500 };
  const items = [item] as unknown as Parameters<typeof amountOfCard>[0]["items"];
  expect(amountOfCard({ ...paid, items })).toEqual({
    label: "paidTotal",
    cents: 20_000,
    refunded: 1_500,
  });
});

test("a closed order still says how many pieces it was placed with, fees left out [ORD-84]", () => {
  const lines = [
    { num: 2, wholesale_item_d_o: { id: 48 } },
    { num: 1, wholesale_item_d_o: { id: 9999 } },
  ] as unknown as Parameters<typeof piecesOf>[0]["items"];
  expect(piecesOf({ piece_count: 0, items: lines })).toBe(2);
  expect(piecesOf({ piece_count: 5, items: lines })).toBe(5);
});
