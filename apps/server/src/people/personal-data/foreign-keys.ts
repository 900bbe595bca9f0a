import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";

/** A column of one table that refers to a row of another. */
export interface ForeignKey {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  /** The column of `parent` it is equal to. */
  readonly key: string;
}

/** Every reference between our tables, as the database knows them. */
export async function findForeignKeys(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select child.relname as child, source.attname as "column",
           parent.relname as parent, target.attname as key
      from pg_constraint reference
      join pg_class child on child.oid = reference.conrelid
      join pg_class parent on parent.oid = reference.confrelid
      join pg_attribute source
        on source.attrelid = reference.conrelid and source.attnum = reference.conkey[1]
      join pg_attribute target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
     where reference.contype = 'f'
       and child.relnamespace = 'public'::regnamespace
     order by child.relname, source.attnum
  `.execute(db);
  return rows;
}
