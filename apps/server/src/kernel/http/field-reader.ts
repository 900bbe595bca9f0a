import type * as z from "zod/mini";

type Fields = Record<string, unknown>;

export type FieldReader = (fields: Fields) => Fields;

/**
 * Turns query and form fields, which are all text, into what the schema expects: numbers, booleans, and
 * nested values sent as JSON text. A text that does not fit stays as it is, so that the schema names the
 * field in its answer. What a schema expects is found out once, when its call is mounted. [API-02]
 */
export function fieldReader(schema: z.ZodMiniObject): FieldReader {
  const kinds = Object.entries(schema.shape).map(([name, field]) => [name, kindOf(field)] as const);
  return (fields) => {
    const read: Fields = {};
    for (const [name, kind] of kinds) {
      // Only what the schema names is looked at: a field called `constructor` is nobody's.
      if (!Object.hasOwn(fields, name)) continue;
      const value = fields[name];
      read[name] = typeof value === "string" ? readText(kind, value) : value;
    }
    return read;
  };
}

type Kind = "number" | "boolean" | "nested" | "text";

function readText(kind: Kind, text: string): unknown {
  if (kind === "number") return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === "boolean") return text === "true" || (text === "false" ? false : text);
  if (kind === "nested") return readJson(text);
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses the text and says which field it was.
    return text;
  }
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.core.$ZodType[];
}

function kindOf(schema: z.core.$ZodType): Kind {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType) return kindOf(definition.innerType);
  switch (definition.type) {
    case "number":
    case "int":
      return "number";
    case "literal":
      return typeof definition.values?.[0] === "number" ? "number" : "text";
    case "union":
      return definition.options?.[0] ? kindOf(definition.options[0]) : "text";
    case "boolean":
      return "boolean";
    case "object":
    case "array":
    case "record":
    case "tuple":
      return "nested";
    default:
      return "text";
  }
}
