import type * as z from "zod/mini";
import { fits } from "./sample-input.ts";
import { definitionOf, leavesOf, unwrap } from "./schema-leaves.ts";

/**
 * The largest figure an input may carry. A column of bigint holds more, but sums of many lines, products with
 * quantities and conversions at a rate have to stay exact integers of JavaScript.
 */
const largest = 1e12;

/** No list that anybody sends is longer. */
const longest = 100_000;

/** The places of an input that hold a number, a text of digits, or a list, and do not say how large it may be. */
export function unboundedIn(input: z.core.$ZodType): string[] {
  const lists = listsOf(input).filter(({ schema }) => boundsOf(schema).maximum > longest);
  const figures = leavesOf(input).filter(({ schema }) => !isBounded(schema));
  return [...lists, ...figures].map(({ path }) => path.join(".")).toSorted();
}

function isBounded(wrapped: z.core.$ZodType): boolean {
  const schema = unwrap(wrapped);
  const { type, options } = definitionOf(schema);
  if (options) return options.every((option) => isBounded(option));
  if (type === "number" || type === "int") {
    const { minimum, maximum } = boundsOf(schema);
    return minimum >= -largest && maximum <= largest;
  }
  if (type === "string") return !isOfDigits(schema) || !fits(schema, "9".repeat(16));
  return true;
}

/** What the checks of a schema say of how small and how large it may be. */
function boundsOf(schema: z.core.$ZodType): { minimum: number; maximum: number } {
  const checks = (schema._zod.def as { checks?: readonly z.core.$ZodCheck[] }).checks ?? [];
  const bounds = { minimum: -Infinity, maximum: Infinity };
  for (const { _zod } of checks) {
    const { check, value, maximum, length } = _zod.def as {
      check: string;
      value?: number;
      maximum?: number;
      length?: number;
    };
    if (check === "greater_than") bounds.minimum = Math.max(bounds.minimum, Number(value));
    if (check === "less_than") bounds.maximum = Math.min(bounds.maximum, Number(value));
    if (check === "max_length") bounds.maximum = Number(maximum);
    if (check === "length_equals") bounds.maximum = Number(length);
  }
  return bounds;
}

const digits = ["7", "42", "0.5", "1.25", "100000"];
const noDigits = ["x", "样", "-", "a b", "abcdefghijkl", "YT-ABC-DEF"];

/** A text that takes figures and nothing else. */
const isOfDigits = (schema: z.core.$ZodType): boolean =>
  digits.some((text) => fits(schema, text)) && !noDigits.some((text) => fits(schema, text));

interface List {
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

function listsOf(schema: z.core.$ZodType, path: readonly string[] = []): List[] {
  const { innerType, element, valueType, options, shape } = definitionOf(schema);
  if (innerType) return listsOf(innerType, path);
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) => listsOf(field, [...path, name]));
  if (element) return [{ path, schema }, ...listsOf(element, [...path, "[]"])];
  if (valueType) return listsOf(valueType, [...path, "{}"]);
  return (options ?? []).flatMap((option) => listsOf(option, path));
}

/** The smallest and the largest number a field takes; undefined for what is no number. */
export function boundsOfNumber(
  wrapped: z.core.$ZodType,
): { readonly minimum: number; readonly maximum: number } | undefined {
  const schema = unwrap(wrapped);
  const { type } = definitionOf(schema);
  return type === "number" || type === "int" ? boundsOf(schema) : undefined;
}
