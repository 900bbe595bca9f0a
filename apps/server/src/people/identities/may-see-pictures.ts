import type { IdentityKind } from "@sampan/domain/people/identities/identities";
import type { Db } from "../../kernel/db/db.ts";
import { isOpenedSince } from "./stored-openings.ts";

/** How long pictures of an identity may be looked at after it was opened. */
export const pictures_ms = 30 * 60_000;

/** Whether a staff member opened this identity a moment ago: so no picture is seen without a line on record. */
export const maySeePictures = (
  db: Db,
  of: { readonly accountId: number; readonly staffId: number; readonly kind: IdentityKind },
  now: Date,
): Promise<boolean> => isOpenedSince(db, of, new Date(now.getTime() - pictures_ms));
