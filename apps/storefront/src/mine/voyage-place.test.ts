import type { Order } from "@sampan/contract/order-shapes";
import { expect, test } from "vitest";
import { arrivalOf, voyagePlace } from "./voyage-place.ts";

type Step = Order["timeline"][number];

const step = (stage: Step["stage"], state: Step["state"], days = ""): Step => ({
  stage,
  state,
  at: "",
  expected_from: days,
  expected_to: days,
  figures: {},
});

test("puts the boat where the last step that is done has brought it", () => {
  expect(voyagePlace([step("placed", "done"), step("reviewed", "now")])).toBe(0);
  expect(voyagePlace([step("first_paid", "done"), step("seller_shipped", "done")])).toBe(0.5);
  expect(voyagePlace([step("second_paid", "done"), step("dispatched", "now")])).toBe(1);
  expect(voyagePlace([step("dispatched", "done"), step("customs", "now")])).toBe(2);
  expect(voyagePlace([step("signed", "done"), step("completed", "ahead")])).toBe(3);
  expect(voyagePlace([])).toBe(0);
});

test("tells when goods should arrive only while they are on their way and a day is known", () => {
  expect(arrivalOf([step("signed", "ahead", "2026-11-24")])).toEqual({
    from: "2026-11-24",
    to: "2026-11-24",
  });
  expect(arrivalOf([step("signed", "ahead")])).toBeUndefined();
  expect(arrivalOf([step("signed", "done", "2026-11-24")])).toBeUndefined();
  expect(arrivalOf([])).toBeUndefined();
});
