import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** A statement as it left for the database. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
}

/** What stands in the texts and values of one transaction for itself alone, and what pgbench says in its place. */
export type Replaced = readonly { readonly text: string; readonly variable: string }[];

type Send = (...asked: unknown[]) => unknown;
type Stated = Pick<SentStatement, "text"> & Partial<SentStatement>;
type Asked =
  | string
  | Stated
  /** The driver sends several as one, which says which they are. */
  | { readonly statements: readonly Stated[] };

/** The statements that the work sends, in their order, begin and commit included. */
export async function captureStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const listening = new AsyncLocalStorage<true>();
  const client = pg.Client.prototype as unknown as { query: Send };
  const send = client.query;
  client.query = function captured(this: unknown, ...asked) {
    if (listening.getStore()) sent.push(...statementsOf(asked[0] as Asked, asked[1]));
    return Reflect.apply(send, this, asked);
  };
  try {
    await listening.run(true, work);
  } finally {
    client.query = send;
  }
  return sent;
}

const statementsOf = (asked: Asked, values: unknown): readonly SentStatement[] => {
  if (typeof asked === "string")
    return [{ text: asked, values: (values ?? []) as SentStatement["values"] }];
  const sent = "statements" in asked ? asked.statements : [asked];
  return sent.map((one) => ({ text: one.text, values: one.values ?? [] }));
};

/**
 * A script in which pgbench sends the same statements: each value is written as it was sent, in the type that
 * PostgreSQL gave it, and what names the one transaction is a variable.
 */
export async function scriptOf(
  url: string,
  sent: readonly SentStatement[],
  { replaced, before }: { readonly replaced: Replaced; readonly before: string },
): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const lines = [before];
    for (const statement of sent) {
      const types = await typesOf(client, statement);
      const text = statement.text.replaceAll(/\$(\d+)/g, (_, place: string) =>
        written(statement.values[Number(place) - 1] ?? null, {
          type: types[Number(place) - 1] ?? "text",
          replaced,
        }),
      );
      lines.push(`${text.replaceAll("\n", " ")};`);
    }
    return `${lines.join("\n")}\n`;
  } finally {
    await client.end();
  }
}

async function typesOf(client: pg.Client, { text, values }: SentStatement): Promise<string[]> {
  if (values.length === 0) return [];
  await client.query(`prepare probe as ${text}`);
  const { rows } = await client.query<{ types: string[] }>(
    "select parameter_types::text[] as types from pg_prepared_statements where name = 'probe'",
  );
  await client.query("deallocate probe");
  return rows[0]?.types ?? [];
}

interface Writing {
  readonly type: string;
  readonly replaced: Replaced;
}

function written(value: string | Buffer | null, { type, replaced }: Writing): string {
  if (value === null) return `cast(null as ${type})`;
  const text = typeof value === "string" ? value : `\\x${value.toString("hex")}`;
  const said = piecesOf(text, replaced);
  return `cast(${said.length === 0 ? "''" : said.join(" || ")} as ${type})`;
}

/** What is said of a text, one behind the other: quoted parts, and variables between them. */
function piecesOf(text: string, [one, ...others]: Replaced): string[] {
  if (one === undefined) return text === "" ? [] : [quoted(text)];
  return text
    .split(one.text)
    .flatMap((part, nth) => [
      ...(nth > 0 ? [`(${one.variable})::text`] : []),
      ...piecesOf(part, others),
    ]);
}

/** Without a colon, which would be a variable to pgbench wherever it stands. */
const quoted = (text: string): string =>
  `E'${text
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(":", String.raw`\x3a`)
    .replaceAll("\n", String.raw`\n`)}'`;
