import { CompiledQuery } from "kysely";
import type { Sendable } from "./prepare.ts";

/** A row as JSON writes it: moments are text, which whoever reads them makes moments again. */
export type Written<Row> = { readonly [Column in keyof Row]: WrittenValue<Row[Column]> };
type WrittenValue<Value> = Value extends Date ? string : Value;

export type AnswersOf<Parts extends Record<string, Sendable>> = {
  readonly [Name in keyof Parts]: Parts[Name] extends Sendable<infer Row> ? Written<Row>[] : never;
};

/** Texts that were put together before, by the texts they consist of: there are as many as uses of `asOne`. */
const known = new Map<string, string>();

/**
 * Several questions as one statement, whose one row has the rows of each under its name. For small answers that
 * are read together: a statement costs both sides more than finding a few rows by their keys. All of them see the
 * same moment, also where one of them waits for a lock: what must be read behind a lock is sent after it
 * (`sendTogether`).
 */
export const asOne = <const Parts extends Record<string, Sendable>>(
  parts: Parts,
): Sendable<AnswersOf<Parts>> => ({
  compile: (db) => {
    const names = Object.keys(parts);
    const compiled = Object.values(parts).map((part) => part.compile(db));
    const texts = compiled.map((part) => part.sql);
    const key = texts.join(";");
    const text = known.get(key) ?? textOf(names, compiled);
    known.set(key, text);
    return CompiledQuery.raw(
      text,
      compiled.flatMap((part) => part.parameters),
    );
  },
});

function textOf(names: readonly string[], parts: readonly CompiledQuery[]): string {
  let before = 0;
  const columns = parts.map(({ sql, parameters }, nth) => {
    const offset = before;
    before += parameters.length;
    // No statement of ours says a dollar and a number inside a text.
    const moved = sql.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + offset}`);
    return `(select coalesce(json_agg(part), '[]') from (${moved}) as part) as "${names[nth]}"`;
  });
  return `select ${columns.join(", ")}`;
}
