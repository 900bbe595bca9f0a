import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";

/** What becomes of the stores that were chosen for parcels, where they are put in one box or taken out of it. */
export interface StoresOfMerged {
  readonly carryStore: (
    db: Db,
    merged: { readonly id: number; readonly partIds: readonly number[] },
    at: { readonly now: Date; readonly jobs: Needs["jobs"] },
  ) => Promise<void>;
  readonly letStoreGo: (db: Db, packageId: number) => Promise<void>;
}
