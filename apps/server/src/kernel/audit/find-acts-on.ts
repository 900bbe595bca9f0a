import type { Db } from "../db/db.ts";
import { findActs, type FoundAct } from "./stored-acts.ts";

/** What staff did to one object, newest first, at most so many acts. [BO-03] */
export const findActsOn = (
  db: Db,
  object: { readonly object_kind: string; readonly object_id: string },
  acts_max: number,
): Promise<FoundAct[]> => findActs(db, object, { page: 1, page_size: acts_max });
