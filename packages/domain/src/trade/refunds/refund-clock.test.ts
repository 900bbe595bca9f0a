import { describe, expect, test } from "vitest";
import { refundFlags, type RefundFlag } from "./refund-bits.ts";
import { dueOf, holderOf, whenLate, type LateRefund, type RefundHolder } from "./refund-clock.ts";

const bits = (...flags: readonly RefundFlag[]) =>
  flags.reduce((status, flag) => status | refundFlags[flag], 0);
const requested = bits("requested");
const accepted = bits("requested", "accepted");
const returning = bits("requested", "accepted", "return_after_completion");

describe("a refund lies with", () => {
  test.each<[string, RefundHolder, { status: number; seller?: true; late?: true }]>([
    ["service until it is answered", "service", { status: requested }],
    ["service, whatever its seller paid by itself", "service", { status: requested, seller: true }],
    ["nobody once it is rejected", "nobody", { status: bits("requested", "rejected") }],
    ["nobody once it is closed", "nobody", { status: bits("requested", "closed") }],
    ["nobody once it is paid", "nobody", { status: accepted | refundFlags.succeeded }],
    ["nobody once it is paid, however late", "nobody", { status: accepted | 8, late: true }],
    ["finance once it is accepted", "finance", { status: accepted }],
    ["the seller while their money is waited for", "seller", { status: accepted, seller: true }],
    ["finance once the seller paid", "finance", { status: accepted | 4, seller: true }],
    ["the customer's parcel until it is back", "goods", { status: returning }],
    ["the parcel before the seller", "goods", { status: returning, seller: true }],
    ["finance once the goods are back", "finance", { status: returning | 512 }],
    ["the seller once the goods are back", "seller", { status: returning | 512, seller: true }],
    ["finance when service was late", "finance", { status: requested, late: true }],
    ["finance when the seller was late", "finance", { status: accepted, seller: true, late: true }],
    ["the parcel still, however late it is", "goods", { status: returning, late: true }],
  ])("%s", (_, holder, { status, seller, late }) => {
    const refund = { status, awaitsSeller: seller ?? false, isEscalated: late ?? false };
    expect(holderOf(refund)).toBe(holder);
  });
});

describe("whoever has it has to be done", () => {
  const open = { TW: [], TH: [], mainland: [] };
  const limits = {
    refund_answer_hours: 48,
    refund_execution_hours: 24,
    refund_seller_days: 7,
    closed_days: open,
  };
  test.each([
    ["service", "2026-11-20T04:00:00Z"],
    ["finance", "2026-11-19T04:00:00Z"],
    ["seller", "2026-11-25T04:00:00Z"],
    ["goods", "2026-11-25T04:00:00Z"],
  ] as const)("%s by %s", (holder, until) => {
    expect(dueOf(holder, new Date("2026-11-18T04:00:00Z"), "TW", limits)).toEqual(new Date(until));
  });
  test("nobody at no time", () => {
    expect(dueOf("nobody", new Date("2026-11-18T04:00:00Z"), "TW", limits)).toBeNull();
  });
  test.each([
    [
      "service",
      "a closed day of the customer's region",
      { TW: ["2026-11-19"] },
      "2026-11-21T04:00:00Z",
    ],
    ["service", "none of another region", { TH: ["2026-11-19"] }, "2026-11-20T04:00:00Z"],
    ["seller", "one of the mainland", { mainland: ["2026-11-20"] }, "2026-11-26T04:00:00Z"],
    ["goods", "none of the customer's region", { TW: ["2026-11-20"] }, "2026-11-25T04:00:00Z"],
  ] as const)("%s later by %s", (holder, _, closed, until) => {
    const closed_days = { ...open, ...closed };
    const from = new Date("2026-11-18T04:00:00Z");
    expect(dueOf(holder, from, "TW", { ...limits, closed_days })).toEqual(new Date(until));
  });
});

describe("a refund that is late", () => {
  const late: LateRefund = {
    status: accepted,
    awaitsSeller: false,
    isEscalated: true,
    isAcceptedByService: true,
    isReminded: false,
    cny: 50_000,
    isOfStaff: false,
  };
  test.each<[string, string, Partial<LateRefund>]>([
    ["is advanced when service accepted it", "advanced", {}],
    ["goes to finance from service", "to_finance", { status: requested, isEscalated: false }],
    ["goes to finance from its seller", "to_finance", { awaitsSeller: true, isEscalated: false }],
    ["is asked for its goods once more", "reminded", { status: returning }],
    ["is closed when they do not come", "closed", { status: returning, isReminded: true }],
    ["is advanced once they are here", "advanced", { status: returning | 512, isReminded: true }],
    ["is not advanced above the amount of a line", "first_in_line", { cny: 50_001 }],
    ["is not advanced to staff", "first_in_line", { isOfStaff: true }],
    ["is not advanced where a job accepted it", "first_in_line", { isAcceptedByService: false }],
    ["is not advanced where nobody accepted it", "first_in_line", { status: requested }],
  ])("%s", (_, comesTo, wish) => {
    expect(whenLate({ ...late, ...wish }, { refund_advance_cny: 50_000 })).toBe(comesTo);
  });
});
