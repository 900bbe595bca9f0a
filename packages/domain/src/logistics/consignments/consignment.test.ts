import { expect, test } from "vitest";
import { fc } from "../../../../../tests/support/properties.ts";
import {
  consignmentDeadline,
  consignmentLimits,
  readConsignment,
  readExpressNo,
} from "./consignment.ts";

const lamp = { name: "台灯", num: 2, value: 88_00, express_no: "sf 1234 567890" };

test("a line is what, how many, what a piece cost, and the number it comes under [CONS-07]", () => {
  expect(readConsignment([{ ...lamp, name: " 台灯 " }])).toEqual({
    ok: true,
    value: [{ name: "台灯", num: 2, value: 88_00, express_no: "SF1234567890" }],
  });
});

test.each([
  [{ name: "灯" }, "consignment_name_needed"],
  [{ name: "灯".repeat(consignmentLimits.name_characters + 1) }, "consignment_name_needed"],
  [{ num: undefined }, "consignment_pieces_needed"],
  [{ num: 0 }, "consignment_pieces_needed"],
  [{ num: 1.5 }, "consignment_pieces_needed"],
  [{ num: consignmentLimits.pieces + 1 }, "consignment_pieces_needed"],
  [{ value: undefined }, "consignment_value_needed"],
  [{ value: 0 }, "consignment_value_needed"],
  [{ value: consignmentLimits.value + 1 }, "consignment_value_needed"],
  [{ express_no: "" }, "consignment_number_needed"],
  [{ express_no: "12345" }, "consignment_number_needed"],
  [{ express_no: "単号123456" }, "consignment_number_needed"],
] as const)("the second line with %j is refused by its place: %s [API-85]", (change, code) => {
  expect(readConsignment([lamp, { ...lamp, ...change }])).toEqual({
    ok: false,
    error: { code, values: { line: 2 } },
  });
});

test("nothing, and more lines than one forecast holds, are refused [API-85]", () => {
  expect(readConsignment([])).toMatchObject({ error: { code: "consignment_needed" } });
  const many = Array.from({ length: consignmentLimits.lines + 1 }, () => lamp);
  expect(readConsignment(many)).toEqual({
    ok: false,
    error: { code: "consignment_too_long", values: { n: consignmentLimits.lines } },
  });
  expect(readConsignment(many.slice(1)).ok).toBe(true);
});

test("a line may be as short, as long, as few, as many, as cheap and as dear as the form says [API-85]", () => {
  const { name_characters, pieces, value } = consignmentLimits;
  for (const last of [
    { name: "台灯" },
    { name: "灯".repeat(name_characters) },
    { num: 1 },
    { num: pieces },
    { value: 1 },
    { value },
  ])
    expect(readConsignment([{ ...lamp, ...last }])).toMatchObject({ value: [last] });
});

test("goods are awaited for so many days, without those on which the warehouses are closed", () => {
  const acceptedAt = new Date("2026-03-02T04:00:00Z");
  const terms = {
    consignment_wait_days: 30,
    closed_days: { TW: [], TH: [], mainland: ["2026-03-10"] },
  };
  expect(consignmentDeadline(acceptedAt, terms)).toEqual(new Date("2026-04-02T04:00:00Z"));
});

test("a number reads the same however it was spaced and cased", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{6,20}$/), fc.nat(5), (number, at) => {
      const typed = `${number.slice(0, at).toLowerCase()} ${number.slice(at)} `;
      expect(readExpressNo(typed)).toBe(number);
    }),
  );
});
