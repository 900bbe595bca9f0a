import { expect, test } from "vitest";
import { openQuestionsOf } from "./open-questions.ts";

type Shown = Parameters<typeof openQuestionsOf>[0];

const item = { oid: "SP261118WXQV1V-1" } as Shown["items"][number];
const rise = {
  oid: item.oid,
  paid_price: 100,
  price: 110,
  pieces: 2,
  due_at: "2026-11-18 14:07:00",
};
const supplement = (price_rise: Shown["supplement_list"][number]["price_rise"]) =>
  ({
    amount: 9_060,
    price_rise,
    supplement_order_list: [{ child_tid: "SP261118AAAAAA", hd_fee: 0, item_fee: 2_000 }],
  }) as unknown as Shown["supplement_list"][number];

test("an order asks about the prices that wait for an answer, and about no other difference", () => {
  const open = supplement({ ...rise, is_open: true });
  expect(openQuestionsOf({ supplement_list: [open], items: [item], choices: [] })).toMatchObject([
    { child_tid: "SP261118AAAAAA", item, price: 110, amount: 9_060 },
  ]);
  const others = [supplement(null), supplement({ ...rise, is_open: false })];
  expect(openQuestionsOf({ supplement_list: others, items: [item], choices: [] })).toEqual([]);
  // What another option costs more is asked with that option.
  const choices = [{ child_tid: "SP261118AAAAAA" }] as Shown["choices"];
  expect(openQuestionsOf({ supplement_list: [open], items: [item], choices })).toEqual([]);
});
