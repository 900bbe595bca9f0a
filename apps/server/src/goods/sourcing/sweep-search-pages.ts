import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import type { Needs } from "../../kernel/needs.ts";
import { deleteOldestSearchPages, deleteSearchPages } from "./search-page-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "sweep-search-pages": Record<never, never>;
  }
}

/** A page is a few kilobytes, so these are some hundred megabytes. */
const pages_max = 20_000;

/** Removes pages that have outlived their keeping, and the oldest when there are too many. */
export async function sweepSearchPages(
  { database: { db }, settings, clock }: Pick<Needs, "database" | "settings" | "clock">,
  keep = pages_max,
): Promise<void> {
  const now = clock();
  const { source_lifetimes } = settings.at(now);
  for (const platform of platformIds) {
    const kept_ms = source_lifetimes[platform].search.keep_hours * 3_600_000;
    const fetchedBefore = new Date(now.getTime() - kept_ms);
    await deleteSearchPages(db, platform, { fetchedBefore });
  }
  await deleteOldestSearchPages(db, keep);
}
