import { expect, test } from "vitest";
import { newTemplate, typedOf, wireOf } from "./template-form.ts";

const typed = { ...newTemplate("TWD"), starts_at: "2026-11-23T10:00", ends_at: "2026-12-23T10:00" };

test("an amount travels without a ceiling, and a window without days", () => {
  const wire = wireOf({ ...typed, amount: 50_00, ceiling: 80_00, days: 7 });
  expect(wire).toMatchObject({ value: 50_00, ceiling: null, valid_days: null });
});

test("a share travels as basis points beside its ceiling", () => {
  const wire = wireOf({ ...typed, discount_type: "percent", percent: 9.5, ceiling: 150_00 });
  expect(wire).toMatchObject({ value: 950, ceiling: 150_00 });
});

test("nothing travels while an amount is none", () => {
  expect(wireOf({ ...typed, amount: undefined })).toBeUndefined();
  expect(wireOf({ ...typed, start_value: undefined })).toBeUndefined();
  const share = { ...typed, discount_type: "percent", ceiling: undefined } as const;
  expect(wireOf(share)).toBeUndefined();
});

test("what was read travels back as it was", () => {
  const wire = wireOf({ ...typed, discount_type: "percent", percent: 9, ceiling: 150_00 });
  if (!wire) throw new Error("whole");
  const rest = { code: "A", issued: 0, used: 0, cost: 0, most_cost: 0, owner: "" };
  const times = { starts_at: "2026-11-23 10:00:00", ends_at: "2026-12-23 10:00:00" };
  expect(wireOf(typedOf({ ...wire, ...times, ...rest }))).toEqual(wire);
});
