import type { InputOf } from "@sampan/contract/kernel/call";
import type { forgetCorrection as forgetCall } from "@sampan/contract/goods/texts/staff-texts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { nameOfTranslation } from "./name-of-translation.ts";
import { textHash } from "./text-hash.ts";
import { findCorrection } from "./translation-desk-queries.ts";
import { deleteCorrection } from "./translation-queries.ts";

/** Lets the provider's words count again. Refuses `text_unknown` where nobody corrected anything. [BO-51] */
export async function forgetCorrection(
  db: Db,
  { source_text, language }: InputOf<typeof forgetCall>,
  caller: StaffCaller,
  { jobs }: Pick<Needs, "jobs">,
): Promise<Result<Record<never, never>, Refusal<"text_unknown">>> {
  const before = await findCorrection(db, { text_hash: textHash(source_text), language });
  if (before === undefined) return refuse({ code: "text_unknown" });
  await deleteCorrection(db, { source_text, language });
  await recordAudit(db, caller, {
    action: "forget_correction",
    object_kind: "translation",
    object_id: nameOfTranslation(source_text, language),
    old_value: before,
    new_value: "",
  });
  await jobs.send(db, "rename-goods", { text: source_text });
  return ok({});
}
