import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listHelpWords as listCall,
  saveHelpWords as saveCall,
} from "@sampan/contract/shop/staff-help-words";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  deleteHelpWords,
  findHelpWords,
  holdHelpWords,
  insertHelpWords,
  updateHelpWords,
} from "./help-words-queries.ts";

const object_kind = "help_words";

/** The newest first. */
export async function listHelpWords(
  db: Db,
  _: InputOf<typeof listCall>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof listCall>, never>> {
  const rows = await findHelpWords(db);
  return ok({
    list: rows.map(({ key, words, version, changed_at, name }) => ({
      id: key,
      words,
      version,
      changed_at: formatWireTime(changed_at, region),
      changed_by: name ?? "",
    })),
  });
}

/** Adds words that mean the same, or changes them as whoever edits them saw them. [BO-40] */
export async function saveHelpWords(
  db: Db,
  { id: key, version, words: typed }: InputOf<typeof saveCall>,
  caller: StaffCaller,
): Promise<Result<Record<string, never>, Refusal<(typeof saveCall.refusals)[number]>>> {
  const words = [...new Set(typed)];
  if (words.length < 2) return refuse({ code: "help_words_few" });
  const written = { words, by: caller.staff.id, now: caller.now };
  if (key === undefined) {
    const object_id = await insertHelpWords(db, written);
    await recordAudit(db, caller, {
      action: "add_help_words",
      object_kind,
      object_id,
      new_value: words,
    });
    return ok({});
  }
  const held = await holdHelpWords(db, key);
  if (!held) return refuse({ code: "help_words_unknown" });
  if (held.version !== version)
    return changedMeanwhile(db, { object_kind, object_id: key }, caller);
  await updateHelpWords(db, held.id, written);
  await recordAudit(db, caller, {
    action: "change_help_words",
    object_kind,
    object_id: key,
    old_value: held.words,
    new_value: words,
  });
  return ok({});
}

export async function removeHelpWords(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<Record<string, never>, Refusal<"help_words_unknown">>> {
  const held = await holdHelpWords(db, key);
  if (!held) return refuse({ code: "help_words_unknown" });
  await deleteHelpWords(db, held.id);
  await recordAudit(db, caller, {
    action: "remove_help_words",
    object_kind,
    object_id: key,
    old_value: held.words,
  });
  return ok({});
}
