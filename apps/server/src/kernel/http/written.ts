import type { Result } from "@sampan/domain/kernel/result";
import type * as z from "zod/mini";

const begin = Buffer.from('{"success":true,"datalist":[');
const comma = Buffer.from(",");

/**
 * The envelope of an answer as bytes, judged by the schema of its call when it was written, for whoever is told
 * the same: many at once, or the next one. It never changes.
 */
export interface Written<Output extends object> {
  /** What it was judged by. */
  readonly schema: z.ZodMiniObject;
  readonly bytes: Buffer;
  /** Only the compiler sees it: what was written is for calls with this output. */
  readonly output?: Output;
}

/** Those that were written here. Anything else that looks like one is judged like any answer. */
const writtenHere = new WeakSet<object>();

function judged<Output extends object>(schema: z.ZodMiniObject, bytes: Buffer): Written<Output> {
  const written = { schema, bytes };
  writtenHere.add(written);
  return written;
}

/** Writes an answer; what its schema does not declare stays behind. */
export const writeOutput = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  output: z.infer<Schema>,
): Written<z.infer<Schema>> =>
  judged(
    schema,
    Buffer.from(JSON.stringify({ success: true, ...(schema.parse(output) as object) })),
  );

/** The schema of a list with how many there are in all. */
type ListSchema<Item extends z.ZodMiniType> = z.ZodMiniObject<{
  datalist: z.ZodMiniArray<Item>;
  total: z.ZodMiniNumber;
}>;

/** One entry of a list, judged and written. */
export interface WrittenEntry<Item extends z.ZodMiniType> {
  readonly schema: Item;
  readonly bytes: Buffer;
}

export const writeEntry = <Item extends z.ZodMiniType>(
  schema: Item,
  entry: z.infer<Item>,
): WrittenEntry<Item> => ({ schema, bytes: Buffer.from(JSON.stringify(schema.parse(entry))) });

/** A list whose entries were written before, each by the schema that the list has for them. */
export function writeList<Item extends z.ZodMiniType>(
  schema: ListSchema<Item>,
  entries: readonly WrittenEntry<Item>[],
  total: number,
): Written<z.infer<ListSchema<Item>>> {
  const { element } = schema.shape.datalist._zod.def;
  const parts = entries.flatMap((entry, place) => {
    if (entry.schema !== element) throw new Error("an entry was written for another list");
    return place === 0 ? [entry.bytes] : [comma, entry.bytes];
  });
  const end = Buffer.from(`],"total":${schema.shape.total.parse(total)}}`);
  return judged(schema, Buffer.concat([begin, ...parts, end]));
}

/** The bytes of an answer, written before or now. */
export function bytesOf(schema: z.ZodMiniObject, answer: object): Buffer {
  if (!isWritten(answer)) return writeOutput(schema, answer as never).bytes;
  if (answer.schema !== schema) throw new Error("an answer was written for another call");
  return answer.bytes;
}

const isWritten = (answer: object): answer is Written<object> => writtenHere.has(answer);

/** What a verb answers that writes by itself. */
export type WrittenResult<Output extends object, Refused> = Result<Written<Output>, Refused>;
