import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { parse } from "lossless-json";
import { z } from "zod";
import type { OutboundAnswer } from "./outbound/outbound.ts";
import type { SourceFailure } from "./outbound/source-failure.ts";
import { yuanToFen } from "./exact-decimal.ts";

/**
 * Reads an answer as JSON of the given shape. Every JSON number reaches the schema as its text, so
 * that ids above 2^53 and prices stay exact; use the number readers below. A broken answer is
 * `unavailable`: marketplaces send HTML pages with status 200 when they are unwell.
 */
export function readJson<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  schema: S,
): Result<z.output<S>, SourceFailure> {
  let content: unknown;
  try {
    content = parseLossless(decodeUtf8(answer.body));
  } catch (cause) {
    const detail = `HTTP ${answer.status} without readable JSON`;
    return refuse({ code: "unavailable", source, detail, cause });
  }
  return readShape(source, content, schema);
}

/**
 * Reads an already parsed value as the given shape. Another shape is `transient`: one odd product
 * must not open the breaker for all the others.
 */
export function readShape<S extends z.ZodType>(
  source: string,
  content: unknown,
  schema: S,
): Result<z.output<S>, SourceFailure> {
  const shape = schema.safeParse(content);
  if (shape.success) return ok(shape.data);
  const where = shape.error.issues[0]?.path.join(".") ?? "";
  const detail = `answer has another shape than documented at "${where}"`;
  return refuse({ code: "transient", source, detail, cause: shape.error });
}

/**
 * JSON with every number kept as the text it was written as. Sellers' texts lose what no database keeps: the
 * character NUL, and halves of surrogate pairs.
 */
export const parseLossless = (text: string): unknown =>
  parse(
    text,
    /\\u(0000|d[89a-f])/i.test(text) ? (_, value) => storable(value) : null,
    (digits) => digits,
  );

const storable = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;

/** Text of UTF-8 bytes; throws on any other encoding. */
export const decodeUtf8 = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** An id, whether it was sent as a string or as a number. */
export const Id = z.string().min(1).max(64);

const whole = () =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number);

/** A count, whether it was sent as a string or as a number. */
export const Count = whole();

/** Money sent in fen. */
export const Fen = whole();

/** Money sent in yuan, as fen. */
export const Yuan = z.string().transform((text, context) => {
  const fen = yuanToFen(text);
  if (fen !== undefined && fen >= 0) return fen;
  context.addIssue({ code: "custom", message: "not an amount in yuan" });
  return z.NEVER;
});

/** A yes or no, also where the source writes it as a string. */
export const Flag = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((value) => value === true || value === "true");
