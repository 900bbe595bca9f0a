import { currencies } from "@sampan/domain/money";
import type { Needs } from "../needs.ts";
import { newestRate } from "./newest-rate.ts";

/**
 * Asks for rates at once where a currency has none yet: a new house must not wait for the clock before it
 * can take an order.
 */
export async function requestFirstRates(
  needs: Pick<Needs, "database" | "clock" | "jobs">,
): Promise<void> {
  const { db } = needs.database;
  for (const currency of currencies) {
    if (currency === "CNY" || (await newestRate(db, currency, needs.clock()))) continue;
    await needs.jobs.send(db, "fetch-rates", {});
    return;
  }
}
