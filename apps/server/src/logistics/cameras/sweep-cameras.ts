import { addDays } from "@sampan/domain/kernel/business-time";
import type { Db } from "../../kernel/db/db.ts";
import { deleteCamerasBefore } from "./camera-queries.ts";

/** Removes cameras a day after their code ended; what they took belongs to its parcel by then. */
export const sweepCameras = (db: Db, now: Date): Promise<void> =>
  deleteCamerasBefore(db, addDays(now, -1));
