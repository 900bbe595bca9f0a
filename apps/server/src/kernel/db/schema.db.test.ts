import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";

const { pool } = await openTestDatabase();

/** One column in the words both sides share: `number?` may be left out, `Date|null` may be empty. */
type Columns = Record<string, string>;

test("the types of the tables say what the migrated schema holds", async () => {
  const migrated = await readMigratedTables();
  expect(Object.keys(migrated).length).toBeGreaterThan(30);
  expect(readTypedTables()).toEqual(migrated);
});

const baseByUdt: Record<string, string> = {
  _text: "string[]",
  bool: "boolean",
  bytea: "Buffer",
  date: "string",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "json",
  numeric: "number",
  text: "string",
  timestamptz: "Date",
  tsvector: "string",
};

async function readMigratedTables(): Promise<Record<string, Columns>> {
  const { rows } = await pool.query<
    Record<"table" | "column" | "udt" | "is_nullable", string> & {
      has_default: boolean;
    }
  >(
    `select table_name as table, column_name as column, udt_name as udt, is_nullable,
            column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
       from information_schema.columns
      where table_schema = 'public' and table_name <> 'migrations'`,
  );
  const tables: Record<string, Columns> = {};
  for (const { table, column, udt, is_nullable, has_default } of rows) {
    const isNullable = is_nullable === "YES";
    const columns = (tables[table] ??= {});
    columns[column] = described(baseByUdt[udt] ?? udt, isNullable, isNullable || has_default);
  }
  return tables;
}

/** Types are gone when a test runs, so they are read as the text they are. */
function readTypedTables(): Record<string, Columns> {
  const folder = import.meta.dirname;
  const text = readdirSync(folder)
    .filter((name) => name === "schema.ts" || name.startsWith("tables-"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const interfaces = new Map(
    [...text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(
      ([, name = "", body = ""]) => [name, fieldsOf(body)],
    ),
  );
  const tables = Object.entries(interfaces.get("Tables") ?? {});
  return Object.fromEntries(
    tables.map(([table, name]) => {
      const columns = Object.entries(interfaces.get(name) ?? {});
      return [table, Object.fromEntries(columns.map(([column, type]) => [column, read(type)]))];
    }),
  );
}

/** A field ends with the semicolon before the next name at its own depth. */
function fieldsOf(body: string): Record<string, string> {
  const withoutComments = body.replaceAll(/^ *\/\*[\s\S]*?\*\/\n/gm, "");
  const fields = withoutComments.matchAll(
    /^ {2}(?:readonly )?(\w+): ([\s\S]*?);(?=\n {2}\w|$(?!\n))/gm,
  );
  return Object.fromEntries(
    [...fields].map(([, name = "", type = ""]) => [name, type.replaceAll(/\s+/g, " ").trim()]),
  );
}

function read(type: string): string {
  const [, wrapper = "", inner = type] = /^(\w+)<(.*)>$/.exec(type) ?? [];
  if (wrapper === "Json") return described("json", false, false);
  if (wrapper === "GeneratedJson") return described("json", false, true);
  if (wrapper === "Generated") return described(baseOf(inner), false, true);
  if (wrapper !== "ColumnType") return described(baseOf(type), false, false);
  const [selected = "", inserted = ""] = partsOf(inner);
  // The type `unknown` takes null in without saying so; what may be inserted tells.
  const isNullable = /\bnull\b/.test(selected === "unknown" ? inserted : selected);
  return described(baseOf(selected), isNullable, inserted.includes("undefined"));
}

/** The arguments of a generic type: what stands between commas that no bracket encloses. */
function partsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("<[({".includes(character)) depth += 1;
    if (">])}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

function baseOf(type: string): string {
  const base = type.replace(/ \| null$/, "").replace(/^readonly /, "");
  if (/^(string|number|boolean|Date|Buffer|string\[\])$/.test(base)) return base;
  if (base.startsWith('"')) return "string";
  return "json";
}

const described = (base: string, isNullable: boolean, isOptional: boolean) =>
  `${base}${isNullable ? "|null" : ""}${isOptional ? "?" : ""}`;
