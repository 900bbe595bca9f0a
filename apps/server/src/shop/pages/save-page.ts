import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  addPage as addCall,
  changePage as changeCall,
  PageRow,
  returnToPageVersion as returnCall,
} from "@sampan/contract/shop/pages/staff-pages";
import { parseWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Block } from "@sampan/domain/shop/pages/block";
import { isPageAddress } from "@sampan/domain/shop/pages/page-address";
import { isTakenAddress } from "@sampan/domain/shop/pages/screens";
import { changedMeanwhile } from "../../kernel/audit/changed-meanwhile.ts";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { showWritten } from "./list-pages.ts";
import { findVersion, lockPage } from "./page-queries.ts";

type Wish = InputOf<typeof addCall>;
type Saved = { readonly data: PageRow };
type Unkept = Refusal<"page_address_invalid" | "page_window_invalid">;

/** Writes a page as its first version, which nobody outside sees. Refuses an address or a window that cannot be. [BO-40] */
export async function addPage(
  db: Db,
  wish: Wish,
  caller: StaffCaller,
): Promise<Result<Saved, Unkept>> {
  const read = readWish(wish, caller);
  if (!read.ok) return read;
  const { id, key } = await db
    .insertInto("pages")
    .defaultValues()
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
  await putVersion(db, { page_id: id, version: 1, ...read.value }, caller);
  await recordAudit(db, caller, { action: "add_page", ...pageOf(key), new_value: wish });
  return showWritten(db, key, caller);
}

/**
 * Saves a page as its next version; what people see stays the published one. Refuses `changed_meanwhile` where somebody
 * saved it since it was read. [BO-40]
 */
export async function changePage(
  db: Db,
  { id: key, version, ...wish }: InputOf<typeof changeCall>,
  caller: StaffCaller,
): Promise<Result<Saved, Unkept | Refusal<"page_unknown" | "changed_meanwhile">>> {
  const page = await lockPage(db, key);
  if (!page) return refuse({ code: "page_unknown" });
  if (page.latest !== version) return changedMeanwhile(db, pageOf(key), caller);
  const read = readWish(wish, caller);
  if (!read.ok) return read;
  await putNext(db, { page_id: page.id, version: version + 1, ...read.value }, caller);
  await recordAudit(db, caller, { action: "change_page", ...pageOf(key), new_value: wish });
  return showWritten(db, key, caller);
}

/** Saves an older version once more, as the next. Refuses `page_version_unknown`, and `changed_meanwhile` as a change does. */
export async function returnToVersion(
  db: Db,
  { id: key, version, to }: InputOf<typeof returnCall>,
  caller: StaffCaller,
): Promise<Result<Saved, Refusal<"page_unknown" | "page_version_unknown" | "changed_meanwhile">>> {
  const page = await lockPage(db, key);
  if (!page) return refuse({ code: "page_unknown" });
  if (page.latest !== version) return changedMeanwhile(db, pageOf(key), caller);
  const older = await findVersion(db, { pageId: page.id, version: to });
  if (!older) return refuse({ code: "page_version_unknown" });
  const { saver: _, saved_at: __, saved_by: ___, ...content } = older;
  const next = { ...content, version: version + 1 };
  await putNext(db, next, caller);
  await recordAudit(db, caller, { action: "return_page", ...pageOf(key), new_value: { to } });
  return showWritten(db, key, caller);
}

export const pageOf = (key: string) => ({ object_kind: "page", object_id: key }) as const;

type Content = Omit<Wish, "starts_at" | "ends_at" | "blocks"> & {
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly blocks: readonly Block[];
};
type Written = Pick<Content, "name" | "address" | "starts_at" | "ends_at" | "blocks"> & {
  readonly page_id: number;
  readonly version: number;
  readonly audience: Block["audience"];
  readonly title: Block["title"];
  readonly about: Block["title"];
};

async function putNext(db: Db, written: Written, caller: StaffCaller): Promise<void> {
  const { page_id: id, version } = written;
  await putVersion(db, written, caller);
  await db.updateTable("pages").set({ version }).where("id", "=", id).execute();
}

async function putVersion(db: Db, written: Written, { now, staff }: StaffCaller): Promise<void> {
  await db
    .insertInto("page_versions")
    .values({
      ...written,
      audience: JSON.stringify(written.audience),
      title: JSON.stringify(written.title),
      about: JSON.stringify(written.about),
      blocks: JSON.stringify(written.blocks),
      saved_at: now,
      saved_by: staff.id,
    })
    .execute();
}

/** What was typed, with its moments read on the clocks of whoever typed it. */
function readWish(wish: Wish, { region }: StaffCaller): Result<Content, Unkept> {
  const { address } = wish;
  if (!isPageAddress(address) || isTakenAddress(address))
    return refuse({ code: "page_address_invalid" });
  const starts = parseWireTime(wish.starts_at, region);
  const ends = readMoment(wish.ends_at, region);
  const blocks = wish.blocks.map((block) => readBlock(block, region));
  if (!starts.ok || !ends.ok || !blocks.every((block) => block.ok))
    return refuse({ code: "page_window_invalid" });
  if (ends.value !== null && ends.value <= starts.value)
    return refuse({ code: "page_window_invalid" });
  const read = blocks.flatMap((block) => (block.ok ? [block.value] : []));
  return ok({ ...wish, starts_at: starts.value, ends_at: ends.value, blocks: read });
}

function readBlock(
  block: Wish["blocks"][number],
  region: Region,
): Result<Block, { readonly code: "not_a_time" }> {
  const [starts, ends, until] = [block.starts_at, block.ends_at, block.until].map((moment) =>
    readMoment(moment, region),
  );
  if (!starts?.ok || !ends?.ok || !until?.ok) return refuse({ code: "not_a_time" });
  return ok({
    ...block,
    starts_at: starts.value?.toISOString() ?? null,
    ends_at: ends.value?.toISOString() ?? null,
    until: until.value?.toISOString() ?? null,
  });
}

const readMoment = (
  typed: string,
  region: Region,
): Result<Date | null, { readonly code: "not_a_time" }> =>
  typed.trim() === "" ? ok(null) : parseWireTime(typed, region);
