import type { Db } from "../../kernel/db/db.ts";

/** Removes the codes that were sent to numbers and addresses of somebody who is erased. [ACC-35] */
export async function forgetCodes(db: Db, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  await db.deleteFrom("captchas").where("target", "in", targets).execute();
}
