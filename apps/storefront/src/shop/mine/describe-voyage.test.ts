import type { Order } from "@sampan/contract/trade/orders/order-shapes";
import { expect, test } from "vitest";
import { describeVoyage } from "./describe-voyage.ts";

type Step = Order["timeline"][number];

const now = new Date("2026-11-20T04:00:00Z");
const step = (stage: Step["stage"], state: Step["state"], from = "", to = from): Step => ({
  stage,
  state,
  at: "",
  expected_from: from,
  expected_to: to,
  figures: {},
});
const address = { region: "TW" } as Order["address"];
const voyageOf = (...timeline: Step[]) =>
  describeVoyage({ tid: "SP261111ABCDEF", status: 4, timeline, address }, now);

test("puts the boat where the last step that is done has brought it", () => {
  expect(voyageOf(step("placed", "done"), step("reviewed", "now")).place).toBe(0);
  expect(voyageOf(step("first_paid", "done"), step("seller_shipped", "done")).place).toBe(0.5);
  expect(voyageOf(step("second_paid", "done"), step("dispatched", "now")).place).toBe(1);
  expect(voyageOf(step("dispatched", "done"), step("customs", "now")).place).toBe(1.5);
  expect(voyageOf(step("delivering", "done"), step("signed", "now")).place).toBe(2.5);
  expect(voyageOf().place).toBe(0);
});

test("tells when goods should arrive, but no day that has passed", () => {
  const days = { from: "2026-11-19", to: "2026-11-20" };
  expect(voyageOf(step("signed", "ahead", days.from, days.to)).arrival).toEqual(days);
  expect(voyageOf(step("signed", "ahead", "2026-11-18", "2026-11-19")).arrival).toBeNull();
  expect(voyageOf(step("signed", "ahead")).arrival).toBeNull();
  expect(voyageOf(step("signed", "done", days.from, days.to)).arrival).toBeNull();
});
