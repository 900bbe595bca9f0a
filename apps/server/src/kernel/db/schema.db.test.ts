import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { wordsByType } from "../../../../../tests/support/words-by-type.ts";

const { pool } = await openTestDatabase();

/** One column in the words both sides share: `number?` may be left out, `Date|null` may be empty. */
type Columns = Record<string, string>;

test("the types of the tables say what the migrated schema holds", async () => {
  const migrated = await readMigratedTables();
  expect(Object.keys(migrated).length).toBeGreaterThan(30);
  expect(readTypedTables()).toEqual(migrated);
});

/** What a column may hold, in order. */
type Words = Record<string, (string | number)[]>;

test("columns of few words have the same words in the database as in their types", async () => {
  const checked = await readCheckedWords();
  expect(Object.keys(checked).length).toBeGreaterThan(70);
  expect(readTypedWords()).toEqual(checked);
});

/** The checks that list what one column may hold, and that every row was held against. */
async function readCheckedWords(): Promise<Words> {
  const { rows } = await pool.query<Record<"column" | "definition", string>>(
    `select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and connamespace = 'public'::regnamespace
        and cardinality(conkey) = 1 and convalidated`,
  );
  const lists = rows.map(({ column, definition }) => [column, readList(definition)] as const);
  return Object.fromEntries(lists.filter(([, words]) => words.length > 0));
}

const listed = /^CHECK \(\(\w+ (?:= ANY \(|<@ )(?:ARRAY\[(.*)\]|'\{(.*)\}'::(\w+)\[\])\)+$/;

/** A list stands there as a value a word, or as one value. */
function readList(definition: string): (string | number)[] {
  const [, list, words, type] = listed.exec(definition) ?? [];
  const typed = words?.split(",").map((word) => `'${word.replaceAll('"', "")}'::${type}`);
  return (list?.split(", ") ?? typed ?? []).map(readWord).toSorted(byText);
}

const byText = (one: string | number, other: string | number): number =>
  String(one) < String(other) ? -1 : 1;

/** PostgreSQL writes `'TW'::text`, `3` and `'-1'::integer`. */
function readWord(text: string): string | number {
  const [, word = text, type] = /^'(.*)'::(\w+)$/.exec(text) ?? [];
  return type === "text" ? word : Number(word);
}

function readTypedWords(): Words {
  const columns = Object.entries(readTypes()).flatMap(([table, types]) =>
    Object.entries(types).flatMap(([column, type]) => {
      const words = wordsOf(type);
      return words.length === 0 ? [] : [[`${table}.${column}`, words.toSorted(byText)] as const];
    }),
  );
  return Object.fromEntries(columns);
}

/** None where the type is no list of words, such as that of a name, a number or a JSON value. */
function wordsOf(type: string): (string | number)[] {
  const [, wrapper, inner = type] = /^(\w+)<(.*)>$/.exec(type) ?? [];
  if (wrapper?.endsWith("Json")) return [];
  const [read = ""] = partsOf(inner);
  return read.split(" | ").flatMap((part) => {
    if (/^"|^-?\d/.test(part)) return [JSON.parse(part) as string | number];
    return wordsByType[part.replace("[]", "")] ?? [];
  });
}

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

function readTypedTables(): Record<string, Columns> {
  return Object.fromEntries(
    Object.entries(readTypes()).map(([table, columns]) => [
      table,
      Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, read(type)])),
    ]),
  );
}

/** Types are gone when a test runs, so they are read as the text they are. */
function readTypes(): Record<string, Columns> {
  const folder = import.meta.dirname;
  const text = readdirSync(folder)
    .filter((name) => name === "schema.ts" || name.startsWith("tables-"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const found = [
    ...text.matchAll(/interface (\w+)(?:\s+extends\s+([\w,\s]+?))?\s+\{\n([\s\S]*?)\n\}/g),
  ];
  const interfaces = new Map(found.map(([, name = "", , body = ""]) => [name, fieldsOf(body)]));
  // The list of tables is put together from parts.
  const [, , parts = ""] = found.find(([, name]) => name === "Tables") ?? [];
  const tables = ["Tables", ...parts.split(/,\s+/)].flatMap((part) =>
    Object.entries(interfaces.get(part) ?? {}),
  );
  return Object.fromEntries(tables.map(([table, name]) => [table, interfaces.get(name) ?? {}]));
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
  if (base.endsWith("[]") && base.slice(0, -2) in wordsByType) return "string[]";
  const [word] = wordsOf(base);
  if (word !== undefined) return typeof word;
  return "json";
}

const described = (base: string, isNullable: boolean, isOptional: boolean) =>
  `${base}${isNullable ? "|null" : ""}${isOptional ? "?" : ""}`;
