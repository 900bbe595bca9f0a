import { businessDay } from "@sampan/domain/kernel/business-time";
import { exportEndsAt } from "../../kernel/files/sweep-exports.ts";
import { storeExport } from "../../kernel/files/store-export.ts";
import type { JobData } from "../../kernel/jobs/jobs.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { findExport, setExportReady } from "./export-queries.ts";
import { gatherPerson, type GatherSealed } from "./gather-person.ts";
import { findRegionOfActive } from "./people-queries.ts";
import { writeZip } from "./write-zip.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "export-person": { readonly account_id: number };
  }
}

/**
 * Makes the copy of their own data that somebody asked for: an archive of one JSON text and their files, sealed
 * by their own key, and a notice that it is there. Done twice it makes nothing more.
 */
export async function exportPerson(
  needs: Pick<Needs, "database" | "files" | "config" | "chance" | "clock" | "jobs">,
  { account_id: accountId }: JobData["export-person"],
  gatherSealed: GatherSealed,
): Promise<void> {
  const { db } = needs.database;
  const now = needs.clock();
  const region = await findRegionOfActive(db, accountId);
  const asked = await findExport(db, accountId);
  if (region === undefined || !asked || asked.ready_at) return;

  const zip = writeZip(
    await gatherPerson(db, { accountId, region, now }, { ...needs, gatherSealed }),
  );
  const file_key = await storeExport(db, { accountId, zip, now }, needs);
  await db.transaction().execute(async (open) => {
    await setExportReady(open, accountId, { file_key, now });
    await notifyCustomer(open, needs.jobs, {
      accountId,
      kind: "data_export_ready",
      values: { kept_until: businessDay(exportEndsAt(now), region) },
      link: "/myData",
      now,
    });
  });
}
