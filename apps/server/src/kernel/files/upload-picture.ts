import type { OutputOf } from "@sampan/contract/kernel/call";
import type { uploadImage } from "@sampan/contract/kernel/uploads";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import type { Db } from "../db/db.ts";
import { settle } from "../db/settle.ts";
import type { Refusal } from "../http/envelope.ts";
import type { BulkheadFull } from "../http/create-bulkhead.ts";
import type { FileNeeds } from "./file-needs.ts";
import { countAgainstLimit } from "../rate-limits/count-against-limit.ts";
import { inBulkheadOfCustomers, inBulkheadOfStaff } from "./drawing-bulkheads.ts";
import type { FileKind } from "@sampan/domain/kernel/file-kinds";
import { insertFile } from "./file-queries.ts";
import { fileUrl } from "./file-url.ts";
import { readPicture, type PictureRefusal } from "./read-picture.ts";
import { putFile } from "./stored-file.ts";

export interface Upload<More extends RefusalName = never> {
  /** In the form's field; a browser's Blob has become bytes by now. */
  readonly file: Blob | Uint8Array | undefined;
  readonly kind: FileKind;
  /** A customer; or one of the staff, for whom it may be about a customer, whose key then seals it. */
  readonly by:
    | { readonly account_id: number }
    | { readonly staff_id: number; readonly account_id?: number };
  readonly now: Date;
  /** What is written with it, in one transaction; where that is refused, nothing is stored. */
  readonly alongside?: (db: Db, url: string) => Promise<Result<null, Refusal<More>>>;
}

const key_bytes = 20;
const perUploader = { most: 300, window_ms: 3_600_000 };

/**
 * Stores a picture under a random key. Refuses what readPicture does, and `call_limit` for somebody who
 * uploads without end. Holds no transaction while it reads and draws. [API-107] [UPL-01] [UPL-05]
 */
export async function uploadPicture<More extends RefusalName = never>(
  db: Db,
  { file, kind, by, now, alongside }: Upload<More>,
  needs: Pick<FileNeeds, "chance" | "files" | "limits" | "config">,
): Promise<
  Result<
    OutputOf<typeof uploadImage>,
    Refusal<PictureRefusal["code"] | BulkheadFull["code"] | "call_limit" | More>
  >
> {
  const isByStaff = "staff_id" in by;
  const who = JSON.stringify(isByStaff ? { staff_id: by.staff_id } : by);
  const bucket = `upload:${who}`;
  if (!(await countAgainstLimit(db, { bucket, ...perUploader }, now)))
    return refuse({ code: "call_limit" });
  const accountId = by.account_id;
  const bulkhead = isByStaff ? inBulkheadOfStaff : inBulkheadOfCustomers;
  const received = file instanceof Uint8Array ? file : undefined;
  const picture = await readPicture(received, needs.limits, (work) => bulkhead(who, work));
  if (!picture.ok) return picture;

  const { bytes, mime, width, height } = picture.value;
  const key = Buffer.from(needs.chance(key_bytes)).toString("hex");
  const sealed = await putFile(db, { key, kind, bytes, accountId, now }, needs);
  const row = { key, kind, mime, width, height, ...by, sealed, created_at: now };
  const stored = await settle(db, async (transaction) => {
    await insertFile(transaction, { ...row, bytes: bytes.length });
    return alongside ? alongside(transaction, fileUrl(key)) : ok(null);
  });
  if (!stored.ok) {
    await needs.files.remove(key);
    return stored;
  }
  return ok({ data: { url: fileUrl(key), width, height }, error_message: "", errorMessage: "" });
}
