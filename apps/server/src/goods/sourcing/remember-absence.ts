import { createHash } from "node:crypto";
import type { PlatformId } from "@sampan/domain/goods/sourcing/platforms";
import type { Db } from "../../kernel/db/db.ts";
import { isAbsent, upsertAbsence, type AbsenceKey } from "./absence-queries.ts";

/** What is not there now may be there in an hour: sellers put products up, and back. */
export const absenceKept_ms = 3_600_000;

export const absentProduct = (platform: PlatformId, thid_item_id: string): AbsenceKey => ({
  platform,
  name: `item:${thid_item_id}`,
});

/** A link or a share password, however long it is. */
export const absentShare = (platform: PlatformId, text: string): AbsenceKey => ({
  platform,
  name: `share:${createHash("sha256").update(text).digest("base64url")}`,
});

/** Whether a platform said within the hour that it does not know this, to whichever process. */
export const isKnownAbsent = (db: Db, key: AbsenceKey, now: Date): Promise<boolean> =>
  isAbsent(db, key, new Date(now.getTime() - absenceKept_ms));

/** Remembers that a platform does not know this, so that it is not asked again at once. */
export const rememberAbsence = (db: Db, key: AbsenceKey, now: Date): Promise<void> =>
  upsertAbsence(db, key, now);
