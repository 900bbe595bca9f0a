import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import type { Needs } from "../../apps/server/src/kernel/needs.ts";
import type { Settings } from "../../apps/server/src/kernel/settings/settings.ts";

/** No line waits for a confirmation of what is declared: what most tests are not about. */
export const nothingToConfirm: Partial<Settings> = { clearance_lines: [] };

/** Makes the settings what is given here, and everything else what `openTestApp` begins with, as if they had always been so. */
export async function setSettings(
  { database, settings }: Pick<Needs, "database" | "settings">,
  values: Partial<Settings>,
): Promise<void> {
  await database.db.deleteFrom("setting_changes").execute();
  await writeSettings(database.db, { ...nothingToConfirm, ...values });
  await settings.refresh();
}

export async function writeSettings(db: Db, values: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await db
      .insertInto("setting_changes")
      .values({
        key,
        value: JSON.stringify(value),
        starts_at: new Date(0),
        made_at: new Date(0),
      })
      .execute();
}

/** Our own share of the goods for everybody, whatever their tier. */
export const serviceFeeOf = (share_bp: number): Pick<Settings, "tier_service_fee_bp"> => ({
  tier_service_fee_bp: {
    classic: share_bp,
    gold: share_bp,
    platinum: share_bp,
    diamond: share_bp,
    crown: share_bp,
    king: share_bp,
  },
});
