import { addDays } from "@sampan/domain/kernel/business-time";
import type { FileNeeds } from "./file-needs.ts";
import { findFilesOfKindBefore } from "./file-queries.ts";
import { removeFile } from "./remove-file.ts";

const keep_days = 7;

/** When a copy of somebody's data is removed again. */
export const exportEndsAt = (readyAt: Date): Date => addDays(readyAt, keep_days);

/** Removes copies of people's own data a week after they were made. */
export async function sweepExports(
  { database: { db }, files }: Pick<FileNeeds, "database" | "files">,
  now: Date,
): Promise<void> {
  const old = await findFilesOfKindBefore(db, "export", addDays(now, -keep_days));
  for (const key of old) await removeFile(db, key, files);
}
