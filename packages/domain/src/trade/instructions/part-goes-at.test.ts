import { expect, test } from "vitest";
import { partGoesAt } from "./part-goes-at.ts";

const settings = { closed_days: { TW: [], TH: [], mainland: ["2026-03-12", "2026-03-13"] } };
const at = (day: string) => new Date(`${day}T04:00:00Z`);

test("what has arrived goes so many days after the first of it came", () => {
  expect(partGoesAt(at("2026-03-02"), 5, settings)).toEqual(at("2026-03-07"));
});

test("it goes once the warehouse works again where it is closed on that day", () => {
  expect(partGoesAt(at("2026-03-07"), 5, settings)).toEqual(new Date("2026-03-13T16:00:00Z"));
});

test("closed days in between count: they are the customer's own days", () => {
  expect(partGoesAt(at("2026-03-10"), 5, settings)).toEqual(at("2026-03-15"));
});
