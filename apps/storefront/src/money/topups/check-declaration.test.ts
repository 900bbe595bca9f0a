import { expect, test } from "vitest";
import { problemsOf, type Declaration } from "./check-declaration.ts";

const now = new Date("2026-11-20T04:00:00Z");
const inTaiwan = { region: "TW", now } as const;
const complete: Declaration = {
  amount: { ok: true, value: 5_000_00 },
  pay_no: "40718",
  pay_time: "2026-11-20T11:58",
  imgs: ["/files/abc"],
};

test("lets a complete declaration through", () => {
  expect(problemsOf(complete, inTaiwan)).toEqual({});
});

test("asks for amount, serial number, time and a voucher, each beside its field [WAL-13] [WAL-16] [WAL-19]", () => {
  const nothing: Declaration = {
    amount: { ok: false, error: { code: "topup_amount_needed" } },
    pay_no: "  ",
    pay_time: "",
    imgs: [],
  };
  expect(problemsOf(nothing, inTaiwan)).toEqual({
    amount: "topup_amount_needed",
    pay_no: "pay_no_needed",
    pay_time: "pay_time_needed",
    imgs: "voucher_needed",
  });
});

test("reads the time on the clocks of the account's region", () => {
  const atNoon = { ...complete, pay_time: "2026-11-20T12:00" };
  expect(problemsOf(atNoon, inTaiwan)).toEqual({});
  expect(problemsOf(atNoon, { region: "TH", now })).toEqual({ pay_time: "pay_time_ahead" });
});
