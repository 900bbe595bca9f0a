import type { Db } from "../db/db.ts";
import { settingsTimeline } from "./settings-timeline.ts";
import type { Settings } from "./settings.ts";
import { findChangesAt } from "./stored-settings.ts";

/** The settings as they stood at a moment however long ago: for what somebody was promised then. */
export const readSettingsAt = async (db: Db, moment: Date): Promise<Settings> =>
  settingsTimeline(await findChangesAt(db, moment), []).first;
