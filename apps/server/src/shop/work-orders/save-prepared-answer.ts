import type { InputOf } from "@sampan/contract/kernel/call";
import type { savePreparedAnswer as call } from "@sampan/contract/shop/work-orders/staff-prepared-answers";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import {
  deletePreparedAnswer,
  holdPreparedAnswer,
  insertPreparedAnswer,
  isTitleKnown,
  updatePreparedAnswer,
} from "./prepared-answer-queries.ts";

const object_kind = "prepared_answer";

/** Adds an answer that is written once in every language, or changes it as whoever edits it saw it. [BO-45] */
export async function savePreparedAnswer(
  db: Db,
  { id: key, version, title, words }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<Result<Record<string, never>, Refusal<(typeof call.refusals)[number]>>> {
  const written = { title, words, by: caller.staff.id, now: caller.now };
  if (key === undefined) {
    const made = await insertPreparedAnswer(db, written);
    if (made === undefined) return refuse({ code: "prepared_answer_known" });
    await recordAudit(db, caller, {
      action: "add_prepared_answer",
      object_kind,
      object_id: made,
      new_value: { title, words },
    });
    return ok({});
  }
  const held = await holdPreparedAnswer(db, key);
  if (!held) return refuse({ code: "prepared_answer_unknown" });
  if (held.version !== version)
    return changedMeanwhile(db, { object_kind, object_id: key }, caller);
  if (await isTitleKnown(db, title, held.id)) return refuse({ code: "prepared_answer_known" });
  await updatePreparedAnswer(db, held.id, written);
  await recordAudit(db, caller, {
    action: "change_prepared_answer",
    object_kind,
    object_id: key,
    old_value: { title: held.title, words: held.words },
    new_value: { title, words },
  });
  return ok({});
}

export async function removePreparedAnswer(
  db: Db,
  key: string,
  caller: StaffCaller,
): Promise<Result<Record<string, never>, Refusal<"prepared_answer_unknown">>> {
  const held = await holdPreparedAnswer(db, key);
  if (!held) return refuse({ code: "prepared_answer_unknown" });
  await deletePreparedAnswer(db, held.id);
  await recordAudit(db, caller, {
    action: "remove_prepared_answer",
    object_kind,
    object_id: key,
    old_value: { title: held.title, words: held.words },
  });
  return ok({});
}
