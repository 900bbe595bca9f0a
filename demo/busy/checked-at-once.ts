import type { SqlSession } from "./sql-session.ts";

interface Reference {
  readonly table: string;
  readonly name: string;
  /** As the database writes it: `FOREIGN KEY (order_id) REFERENCES orders(id)`. */
  readonly rule: string;
}

/**
 * Does work that writes rows by the hundred thousand, and has the database look at all of them at once afterwards: each
 * reference is taken away and put back as it was, which compares whole tables where a written row is looked at by itself. Open
 * pages are told of none: nobody looks yet. Belongs in a transaction; a row that names one that is not there is a fault, as
 * ever.
 */
export async function checkedAtOnce(db: SqlSession, work: () => Promise<void>): Promise<void> {
  const references = await db.rows<Reference>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
      from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace
     order by conrelid::regclass::text, conname`);
  for (const { table, name } of references)
    await db.run(`alter table ${table} drop constraint ${name}`);
  const telling = await tellingTriggers(db);
  for (const { table, name } of telling)
    await db.run(`alter table ${table} disable trigger ${name}`);
  await work();
  for (const { table, name } of telling)
    await db.run(`alter table ${table} enable trigger ${name}`);
  for (const { table, name, rule } of references)
    await db.run(`alter table ${table} add constraint ${name} ${rule}`);
}

/** What tells open pages of a row that was written, and does nothing else. */
const tellingTriggers = (db: SqlSession) =>
  db.rows<Pick<Reference, "table" | "name">>(`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name
      from pg_trigger
     where not tgisinternal and tgname like '%\\_are\\_told' and tgenabled = 'O'
     order by 1, 2`);
