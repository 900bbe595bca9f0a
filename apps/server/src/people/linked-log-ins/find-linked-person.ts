import type { Language } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import type { Db } from "../../kernel/db/db.ts";
import { selectPerson } from "./linked-log-in-queries.ts";

/** Whose account somebody elsewhere is linked to. */
export interface LinkedPerson {
  readonly id: number;
  readonly region: Region;
  /** The account's own choice. */
  readonly language: Language | null;
}

/** The account that somebody elsewhere is linked to, if it is there to be used. */
export const findLinkedPerson = (
  db: Db,
  who: { readonly provider: LogInProvider; readonly subject: string },
): Promise<LinkedPerson | undefined> => selectPerson(db, who);
