import type { InputOf } from "@sampan/contract/kernel/call";
import type { restoreText as restoreCall } from "@sampan/contract/goods/texts/staff-texts";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { builtTexts } from "./built-texts.ts";
import { nameOfText } from "./name-of-text.ts";
import { deleteOverride, findOverrides } from "./text-override-queries.ts";

/** Says a text as it was built again. Refuses `text_unknown` for one that nobody changed. [BO-51] */
export async function restoreText(
  { database, changedTexts }: Pick<Needs, "database" | "changedTexts">,
  { key, language }: InputOf<typeof restoreCall>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<"text_unknown">>> {
  const all = await findOverrides(database.db);
  const before = all.find((one) => one.key === key && one.language === language);
  if (!before) return refuse({ code: "text_unknown" });
  const built = (await builtTexts(language)).get(key);
  await database.db.transaction().execute(async (open) => {
    await deleteOverride(open, { key, language });
    await recordAudit(open, caller, {
      action: "restore_text",
      object_kind: "text",
      object_id: nameOfText(key, language),
      old_value: before.message,
      new_value: built ?? "",
    });
  });
  await changedTexts.refresh();
  return ok({});
}
