/** A connection of the pool, as far as it is used here. */
interface Connection {
  readonly query: (text: string, values?: unknown[]) => Promise<{ readonly rows: unknown[] }>;
}

/** One connection, on which the temporary tables of the steps live. */
export interface SqlSession {
  /** Any number of statements, without an answer. */
  readonly run: (statements: string) => Promise<void>;
  readonly rows: <Row>(query: string, values?: readonly unknown[]) => Promise<Row[]>;
}

export const sessionOn = (client: Connection): SqlSession => ({
  run: async (statements) => void (await client.query(statements)),
  rows: async <Row>(query: string, values: readonly unknown[] = []) =>
    (await client.query(query, [...values])).rows as Row[],
});
