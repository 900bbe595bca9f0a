import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { saveCategory as call } from "@sampan/contract/goods/catalogue/staff-categories";
import { byLanguage } from "@sampan/domain/kernel/by-language";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { NamesText } from "../../kernel/db/columns.ts";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import { insertCategory, lockCategory, updateCategory } from "./category-queries.ts";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";

type Input = InputOf<typeof call>;
type Saved = Result<OutputOf<typeof call>, Refusal<(typeof call)["refusals"][number]>>;

/**
 * Renames a category, or adds one below a top group. Names stand in all languages: they are shown as
 * they are. Refuses `names_needed`, `category_unknown`, `changed_meanwhile` when somebody saved since it was
 * read, and `file_unknown` for a picture that staff did not upload. [BO-41] [OWN-04]
 */
export async function saveCategory(db: Db, input: Input, caller: StaffCaller): Promise<Saved> {
  const name = trimmed(input.names);
  if (Object.values(name).includes("")) return refuse({ code: "names_needed" });
  return input.id === undefined
    ? addCategory(db, { ...input, name }, caller)
    : renameCategory(db, { ...input, id: input.id, name }, caller);
}

async function renameCategory(
  db: Db,
  { id, version, name, img_url }: Input & { readonly id: number; readonly name: NamesText },
  caller: StaffCaller,
): Promise<Saved> {
  const stored = await lockCategory(db, id);
  if (!stored) return refuse({ code: "category_unknown" });
  if (stored.version !== version)
    return changedMeanwhile(db, { object_kind: "category", object_id: String(id) }, caller);
  if (img_url !== stored.img_url && !(await isUploaded(db, img_url)))
    return refuse({ code: "file_unknown" });
  await updateCategory(db, id, { name, img_url });
  await recordAudit(db, caller, {
    action: "change_category",
    object_kind: "category",
    object_id: String(id),
    old_value: { name: stored.name, img_url: stored.img_url },
    new_value: { name, img_url },
  });
  return ok({ data: { id } });
}

async function addCategory(
  db: Db,
  { parent_id, name, img_url }: Input & { readonly name: NamesText },
  caller: StaffCaller,
): Promise<Saved> {
  const parent = parent_id === undefined ? undefined : await lockCategory(db, parent_id);
  // The tree has two levels, as the pages and the contract show it.
  if (!parent || parent.parent_id !== null) return refuse({ code: "category_unknown" });
  if (!(await isUploaded(db, img_url))) return refuse({ code: "file_unknown" });
  const id = await insertCategory(db, { parent_id: parent.id, name, img_url });
  await recordAudit(db, caller, {
    action: "create_category",
    object_kind: "category",
    object_id: String(id),
    new_value: { parent_id: parent.id, name, img_url },
  });
  return ok({ data: { id } });
}

const isUploaded = async (db: Db, url: string): Promise<boolean> =>
  url === "" || (await findStaffFile(db, { url, kind: "goods" })) !== undefined;

const trimmed = (names: Input["names"]): NamesText =>
  byLanguage((language) => names[language].trim());
