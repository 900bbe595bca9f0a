import { currencies } from "@sampan/domain/kernel/by-region";
import type { Needs } from "../../kernel/needs.ts";

/**
 * Asks for rates at once where a currency has none yet: a new house must not wait for the clock before it
 * can take an order.
 */
export async function requestFirstRates(
  needs: Pick<Needs, "database" | "clock" | "jobs" | "prices">,
): Promise<void> {
  const { rates } = needs.prices.at(needs.clock());
  for (const currency of currencies) {
    if (currency === "CNY" || rates[currency]) continue;
    await needs.jobs.send(needs.database.db, "fetch-rates", {});
    return;
  }
}
