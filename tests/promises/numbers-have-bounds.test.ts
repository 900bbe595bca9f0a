import * as z from "zod/mini";
import { expect, test } from "vitest";
import { everyCall } from "./support/every-call.ts";
import { unboundedIn } from "./support/unbounded.ts";

test("every number of every call's input has a lower and an upper bound that columns and sums can hold", () => {
  const unbounded = everyCall.flatMap(({ name, call }) =>
    unboundedIn(call.input).map((field) => `${name}: ${field}`),
  );
  expect(unbounded).toEqual([]);
});

test("a number, a text of digits or a list without bounds is found, however deep", () => {
  const input = z.object({
    free: z.int(),
    from_zero: z.optional(z.int().check(z.gte(0))),
    lines: z.array(z.object({ weight_g: z.nullable(z.number()) })),
    digits: z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)),
    either: z.union([z.literal("all"), z.int()]),
    bounded: z.int().check(z.gte(0), z.lte(100)),
    id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    words: z.string().check(z.maxLength(200)),
    choice: z.literal([1, 2]),
  });
  expect(unboundedIn(input)).toEqual([
    "digits",
    "either",
    "free",
    "from_zero",
    "lines",
    "lines.[].weight_g",
  ]);
});
