import type { Db } from "../../kernel/db/db.ts";
import { deleteInvitationsOf } from "./invitation-queries.ts";
import { deleteMarksOf } from "./mark-queries.ts";
import { blankNotesOf } from "./desk-queries.ts";

/** Forgets both ends of who invited whom, what they were alike in, and what a desk wrote about them. [ACC-35] */
export async function forgetInvitations(db: Db, accountId: number): Promise<void> {
  await deleteInvitationsOf(db, accountId);
  await deleteMarksOf(db, accountId);
  await blankNotesOf(db, accountId);
}
