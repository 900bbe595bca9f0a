import type { RateSheet } from "@sampan/connectors/rates/rate-feed";
import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import type { Needs } from "../../kernel/needs.ts";
import { recordRate } from "./record-rate.ts";

/**
 * Asks the feeds in their order, the first of them first, until each currency has a rate, and adds what
 * they said to the history. A currency nobody knows keeps its last rate, and the log says so.
 */
export async function askRates(
  needs: Pick<Needs, "rateFeeds" | "database" | "settings" | "prices" | "clock" | "log">,
): Promise<void> {
  const { db } = needs.database;
  const missing = new Set(paymentCurrencies);
  const { rate_margin_bp: margin_bp } = needs.settings.at(needs.clock());
  for (const feed of needs.rateFeeds) {
    if (missing.size === 0) break;
    const sheet = await feed.fetchRates();
    if (!sheet.ok) {
      needs.log.warn({ feed: feed.name, failure: sheet.error.code }, "no rates");
      continue;
    }
    for (const { currency, mid_e6 } of newIn(sheet.value, missing)) {
      const rate = { currency, mid_e6, margin_bp, source: feed.name, valid_from: needs.clock() };
      await recordRate(db, rate);
      missing.delete(currency);
    }
  }
  await needs.prices.refresh();
  if (missing.size > 0) needs.log.error({ currencies: [...missing] }, "no feed knows the rate");
}

const newIn = ({ quotes }: RateSheet, missing: ReadonlySet<PaymentCurrency>) =>
  quotes.filter(({ currency }) => missing.has(currency));
