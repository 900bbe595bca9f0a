import type { InputOf } from "@sampan/contract/kernel/call";
import type { correctTranslation as correctCall } from "@sampan/contract/goods/texts/staff-texts";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { findTranslations } from "./find-translations.ts";
import { nameOfTranslation } from "./name-of-translation.ts";
import { upsertCorrection } from "./translation-queries.ts";

/**
 * Writes what a text of goods is called in a language. It wins over every provider, is never made anew, and
 * stored goods that hold the text are renamed. [BO-51] [TRAN-07]
 */
export async function correctTranslation(
  db: Db,
  input: InputOf<typeof correctCall>,
  caller: StaffCaller,
  { jobs, translator }: Pick<Needs, "jobs" | "translator">,
): Promise<Result<Record<never, never>, never>> {
  const { source_text, language, translated_text } = input;
  const asked = { texts: [source_text], language };
  const { known, earlier } = await findTranslations(db, asked, translator?.version);
  await upsertCorrection(db, { ...input, staff_id: caller.staff.id }, caller.now);
  await recordAudit(db, caller, {
    action: "correct_translation",
    object_kind: "translation",
    object_id: nameOfTranslation(source_text, language),
    old_value: known.get(source_text) ?? earlier.get(source_text) ?? "",
    new_value: translated_text,
  });
  await jobs.send(db, "rename-goods", { text: source_text });
  return ok({});
}
