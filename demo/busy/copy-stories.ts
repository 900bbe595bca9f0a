import type { SqlSession } from "./sql-session.ts";
import { type StoryTable, storyTables } from "./story-tables.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  /** The table that it names a row of. */
  readonly refers: string | null;
}

/** What has no number of its own goes by that of the row it belongs to. */
const goesBy: Readonly<Record<string, string>> = { merged_parcels: "packages" };

/** Columns as the database has them now: a migration that adds one changes nothing here. */
async function columnsOf(db: SqlSession, table: string): Promise<Column[]> {
  const columns = await db.rows<Column>(`
    select attribute.attname as name,
           format_type(atttypid, null) as type,
           (select confrelid::regclass::text
              from pg_constraint
             where contype = 'f' and conrelid = attrelid and conkey = array[attnum]) as refers
      from pg_attribute attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`);
  return columns.map((column) => ({
    ...column,
    refers: column.refers && (goesBy[column.refers] ?? column.refers),
  }));
}

const wordsOf = (column: string) => `${column}__words`;
const isText = ({ type }: Column) => type === "text" || type === "jsonb";
const isStoryTable = (name: string | null): boolean =>
  storyTables.some(({ table }) => table === name);

/**
 * Puts the rows of every story into `tpl_<table>`: with the story, their slot in it, the slots of the rows they name in
 * place of ids, and texts in which the story's own numbers are places to be filled.
 */
export async function readStories(db: SqlSession): Promise<void> {
  for (const each of storyTables) {
    const columns = await columnsOf(db, each.table);
    const order = columns.some(({ name }) => name === "id") ? "own.id" : "own.*";
    await db.run(`
      create temporary table tpl_${each.table} as
      select row_number() over (partition by story order by ${order}) as slot, own.*
        from (select ${each.story} as story, own.* from ${each.table} own) as own
       where story is not null;
      ${each.table === "ledger_entries" ? readOwners : ""}`);
    for (const column of columns) await markNames(db, each, column);
    await db.run(`analyze tpl_${each.table}`);
  }
  for (const { table } of storyTables.filter(({ isCopied }) => isCopied))
    for (const column of await columnsOf(db, table)) await nameSlots(db, table, column);
}

/** A row that names another one of its story names it by its slot from here on. */
async function nameSlots(db: SqlSession, table: string, { name, refers }: Column): Promise<void> {
  if (!isStoryTable(refers) || refers === "boxes") return;
  const lost = await db.rows(`
    select 1 from tpl_${table} own
     where ${name} is not null
       and not exists (select from tpl_${refers} named where named.id = own.${name} and named.story = own.story)`);
  if (lost.length > 0) throw new Error(`${table}.${name} names rows that belong to no story`);
  await db.run(
    `update tpl_${table} own set ${name} = named.slot from tpl_${refers} named where named.id = own.${name}`,
  );
}

const readOwners = `
  alter table tpl_ledger_entries add column owner_kind text, add column currency text;
  update tpl_ledger_entries own
     set owner_kind = case when owner_id is not null then account.kind end, currency = account.currency
    from ledger_accounts account
   where account.id = own.account_id;`;

async function markNames(db: SqlSession, { table }: StoryTable, column: Column): Promise<void> {
  if (!isText(column)) return;
  await db.run(`
    alter table tpl_${table} add column ${wordsOf(column.name)} text;
    update tpl_${table} own
       set ${wordsOf(column.name)} = pg_temp.with_places(own.${column.name}::text, story.names)
      from story
     where story.story = own.story`);
}

/** The statement that writes a table's rows for everybody of the crowd. */
export async function copyOf(db: SqlSession, each: StoryTable): Promise<string> {
  const { table, instead = {}, join = "" } = each;
  const columns = await columnsOf(db, table);
  const written: string[] = [];
  for (const column of columns)
    written.push(instead[column.name] ?? (await expressionOf(db, each, column)));
  return `
    insert into ${table} (${columns.map(({ name }) => name).join(", ")})
    ${columns.some(({ name }) => name === "id") ? "overriding system value" : ""}
    select ${written.join(",\n           ")}
      from crowd
      join tpl_${table} own on own.story = crowd.story
      ${join}`;
}

/** Ids lie side by side: so many for each order of the crowd as the longest story has, which names them without a look. */
const idOf = (table: string, slot: string): string =>
  table === "orders"
    ? "crowd.order_id"
    : `(select first from first_id where first_id.of = '${table}') + crowd.no * (select width from first_id where first_id.of = '${table}') + ${slot}`;

async function expressionOf(
  db: SqlSession,
  { table }: StoryTable,
  column: Column,
): Promise<string> {
  const { name, type, refers } = column;
  if (name === "id") return idOf(table, "own.slot");
  if (refers === "accounts") return "crowd.account_id";
  if (refers !== null && isStoryTable(refers)) return idOf(refers, `own.${name}`);
  if (type.startsWith("timestamp"))
    return `own.${name} - case when own.${name} < crowd.boxed_at then early else late end`;
  if (!isText(column)) return `own.${name}`;
  const [found] = await db.rows<{ has: boolean }>(
    `select coalesce(bool_or(position('$s' in ${wordsOf(name)}) > 0), false) as has from tpl_${table}`,
  );
  const cast = type === "jsonb" ? "::jsonb" : "";
  return found?.has ? `format(own.${wordsOf(name)}, variadic crowd.names)${cast}` : `own.${name}`;
}
