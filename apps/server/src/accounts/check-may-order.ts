import { missingProfileFields } from "@sampan/domain/profile";
import { ok, refuse, type Result } from "@sampan/domain/result";
import type { Db } from "../db/db.ts";
import { findUserRow } from "./user-queries.ts";

/**
 * Whether a customer is known well enough to order: a verified real name and a complete profile. Refuses
 * `real_name_needed` and `profile_incomplete`. [CHK-26] [CHK-33] [ERR-60] [ERR-61]
 */
export async function checkMayOrder(
  db: Db,
  accountId: number,
): Promise<Result<undefined, { readonly code: "real_name_needed" | "profile_incomplete" }>> {
  const row = await findUserRow(db, accountId);
  if (row.real_name_state !== "verified") return refuse({ code: "real_name_needed" });
  if (missingProfileFields(row).length > 0) return refuse({ code: "profile_incomplete" });
  return ok(undefined);
}
