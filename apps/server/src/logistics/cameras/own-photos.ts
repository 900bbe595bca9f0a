import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { findStaffFile } from "../../kernel/files/find-own-file.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { isOfAnotherParcel } from "./camera-queries.ts";

/**
 * The photos, when staff uploaded every one of them as a parcel's, and none was taken by a desk's camera of a parcel with
 * other numbers than these. Refuses `file_unknown`.
 */
export async function ownPhotos(
  db: Db,
  urls: readonly string[],
  numbers: readonly string[],
): Promise<Result<readonly string[], Refusal<"file_unknown">>> {
  for (const url of urls)
    if (!(await findStaffFile(db, { url, kind: "parcel_photo" })))
      return refuse({ code: "file_unknown" });
  if (await isOfAnotherParcel(db, urls, numbers)) return refuse({ code: "file_unknown" });
  return ok(urls);
}
