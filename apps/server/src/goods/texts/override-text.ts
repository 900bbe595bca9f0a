import type { InputOf } from "@sampan/contract/kernel/call";
import type { overrideText as overrideCall } from "@sampan/contract/goods/texts/staff-texts";
import { originalLanguage } from "@sampan/domain/kernel/language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { builtTexts } from "./built-texts.ts";
import { checkMessage } from "./check-message.ts";
import { nameOfText } from "./name-of-text.ts";
import { deleteOverride, findOverrides, upsertOverride } from "./text-override-queries.ts";

type Call = typeof overrideCall;

/** Changed texts travel with every page, so there may not be many. */
export const overrides_max = 300;

/**
 * Says a text of the pages in other words from now on; the built words take the change back. Refuses
 * `text_unknown`, what `checkMessage` refuses, and `overrides_full`. [BO-51]
 */
export async function overrideText(
  { database, changedTexts }: Pick<Needs, "database" | "changedTexts">,
  { key, language, message }: InputOf<Call>,
  caller: StaffCaller,
): Promise<Result<Record<never, never>, Refusal<Call["refusals"][number]>>> {
  const built = (await builtTexts(language)).get(key);
  const source = (await builtTexts(originalLanguage)).get(key);
  if (built === undefined || source === undefined) return refuse({ code: "text_unknown" });
  const checked = checkMessage(message, { built, source });
  if (!checked.ok) return checked;

  const all = await findOverrides(database.db);
  const before = all.find((one) => one.key === key && one.language === language);
  if (!before && all.length >= overrides_max)
    return refuse({ code: "overrides_full", values: { most: overrides_max } });
  await database.db.transaction().execute(async (open) => {
    if (message === built) await deleteOverride(open, { key, language });
    else {
      const by = { staff_id: caller.staff.id, changed_at: caller.now };
      await upsertOverride(open, { key, language, message, ...by });
    }
    await recordAudit(open, caller, {
      action: "override_text",
      object_kind: "text",
      object_id: nameOfText(key, language),
      old_value: before?.message ?? built,
      new_value: message,
    });
  });
  await changedTexts.refresh();
  return ok({});
}
