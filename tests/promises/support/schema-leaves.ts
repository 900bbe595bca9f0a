import type * as z from "zod/mini";

/** A place in the input where a value without parts stands. */
export interface Leaf {
  /** Names and "[]" for the elements of a list: ["lines", "[]", "item_id"]. */
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

export const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def;

/** The schema inside optional, nullable and default. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema);
  return innerType ? unwrap(innerType) : schema;
}

/** Every leaf of an input, however deep. A choice of shapes gives the leaves of each. */
export function leavesOf(schema: z.core.$ZodType, path: readonly string[] = []): Leaf[] {
  const { innerType, element, valueType, options, shape } = definitionOf(schema);
  if (innerType) return leavesOf(innerType, path);
  if (shape)
    return Object.entries(shape).flatMap(([name, field]) => leavesOf(field, [...path, name]));
  if (element) return leavesOf(element, [...path, "[]"]);
  if (valueType) return leavesOf(valueType, [...path, "{}"]);
  if (options?.some((option) => isNested(option)))
    return options.flatMap((option) => leavesOf(option, path));
  return [{ path, schema }];
}

const isNested = (schema: z.core.$ZodType): boolean =>
  ["object", "array", "record"].includes(definitionOf(unwrap(schema)).type);

/** What a leaf is called, whatever list or object it stands in. */
export const nameOf = ({ path }: Leaf): string =>
  path.findLast((step) => step !== "[]" && step !== "{}") ?? "";

/** The same input with a value at the leaf; on the way it goes into the first of a list. */
export function withValue(
  input: Readonly<Record<string, unknown>>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  return put(input, path, value) as Record<string, unknown>;
}

function put(part: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === "[]") {
    const [first, ...others] = (Array.isArray(part) ? part : []) as readonly unknown[];
    return [put(first, rest, value), ...others];
  }
  const fields = typeof part === "object" && part !== null ? part : {};
  const before = (fields as Record<string, unknown>)[step];
  return { ...fields, [step === "{}" ? "name" : step]: put(before, rest, value) };
}
