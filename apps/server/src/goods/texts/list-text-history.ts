import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { queryTextHistory } from "@sampan/contract/goods/texts/staff-texts";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { findActsOn } from "../../kernel/audit/find-acts-on.ts";
import { nameOfTranslation } from "../translation/name-of-translation.ts";
import { nameOfText } from "./name-of-text.ts";

type Call = typeof queryTextHistory;

const rows_max = 50;

/** Who changed a text or a translation, newest first, out of the audit log, which nobody can rewrite. [BO-51] [BO-03] */
export async function listTextHistory(
  db: Db,
  { kind, name, language }: InputOf<Call>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<Call>, never>> {
  const object_id =
    kind === "text" ? nameOfText(name, language) : nameOfTranslation(name, language);
  const acts = await findActsOn(db, { object_kind: kind, object_id }, rows_max);
  return ok({
    datalist: acts.map(({ at, staff_name, old_value, new_value }) => ({
      at: formatWireTime(at, region),
      staff_name: staff_name ?? "",
      before: typeof old_value === "string" ? old_value : "",
      after: typeof new_value === "string" ? new_value : "",
    })),
  });
}
