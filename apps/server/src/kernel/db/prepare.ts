import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "./db.ts";

/** A query of the builder, one in SQL, or a prepared one. */
export interface Sendable<Row = unknown> {
  compile(db: Db): CompiledQuery<Row>;
}

/**
 * Stands in a query for a value that each use brings: an expression of that value's type, which fits where such a value
 * would and nowhere else. It is not the value, so nothing can be reckoned with it while the query is put together.
 */
export interface ValueOf<Values> {
  <Name extends keyof Values>(name: Name): RawBuilder<Values[Name]>;
}

/** What stands where a value will be. */
const placeholder = Symbol("placeholder");
interface Placeholder {
  readonly [placeholder]: string;
}

/**
 * A query whose text is always the same, for what runs at every request: it is put together once, at its first
 * use, and each use only brings its values. Putting it together takes longer than the database takes to answer.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, value: ValueOf<Values>) => Sendable<Row>,
): (values: Values) => Sendable<Row> {
  let known: CompiledQuery<Row> | undefined;
  const value: ValueOf<Values> = (name) => sql`${{ [placeholder]: name }}`;
  return (values) => ({
    compile: (db) => {
      known ??= build(db, value).compile(db);
      const parameters = known.parameters.map((parameter) =>
        isPlaceholder(parameter) ? values[parameter[placeholder] as keyof Values] : parameter,
      );
      return { ...known, parameters };
    },
  });
}

/** The rows that a prepared query answers. */
export type RowOf<Prepared extends (values: never) => Sendable> =
  ReturnType<Prepared> extends Sendable<infer Row> ? Row : never;

const isPlaceholder = (parameter: unknown): parameter is Placeholder =>
  typeof parameter === "object" && parameter !== null && placeholder in parameter;
