import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { PaymentCurrency } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { decimalToInteger } from "../../exact-decimal.ts";
import { decodeUtf8 } from "../../read-answer.ts";
import type { RateFeed, RateQuote } from "../rate-feed.ts";

export interface BankOfTaiwanConfig {
  /** Scheme and host, e.g. https://rate.bot.com.tw */
  readonly baseUrl: string;
  readonly now: () => Date;
}

/** What the bank's table is written in. */
const ownCurrency: PaymentCurrency = "TWD";

/** Reads the bank's table of the day: what one unit of each currency costs in TWD. */
export function createBankOfTaiwan(config: BankOfTaiwanConfig, outbound: Outbound): RateFeed {
  const source = outbound.source("bank-of-taiwan");
  return {
    name: "bank_of_taiwan",
    async fetchRates() {
      const quotes = await source.ask({
        repeatable: true,
        request: {
          method: "GET",
          url: `${config.baseUrl}/xrt/flcsv/0/day`,
          // The bank refuses callers that do not say who they are.
          headers: { "user-agent": "Sampan/1.0", accept: "text/csv" },
        },
        read: (answer) => readQuotes(source.name, answer),
      });
      return quotes.ok ? ok({ quotes: quotes.value, as_of: config.now() }) : quotes;
    },
  };
}

function readQuotes(
  source: string,
  answer: OutboundAnswer,
): Result<readonly RateQuote[], SourceFailure> {
  const midByCurrency = readMids(decode(answer.body));
  const yuan_e6 = midByCurrency.get("CNY");
  if (answer.status !== 200 || !yuan_e6) {
    return refuse({ code: "unavailable", source, detail: "answer holds no rate of the yuan" });
  }
  return ok(
    paymentCurrencies.flatMap((currency): RateQuote[] => {
      if (currency === ownCurrency) return [{ currency, mid_e6: yuan_e6 }];
      const other_e6 = midByCurrency.get(currency);
      return other_e6 ? [{ currency, mid_e6: crossRate_e6(yuan_e6, other_e6) }] : [];
    }),
  );
}

/** The file has been seen in both encodings; bytes that are valid UTF-8 are never Big5 by chance. */
function decode(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    return new TextDecoder("big5").decode(bytes);
  }
}

/** Headings repeat, so columns count: code, then buying, then selling, each cash before spot. */
const column = { code: 0, cashBuy: 2, spotBuy: 3, cashSell: 12, spotSell: 13 } as const;

function readMids(table: string): ReadonlyMap<string, number> {
  const mids = new Map<string, number>();
  for (const line of table.split(/\r?\n/)) {
    const cells = line.split(",").map((cell) => cell.trim());
    const rate_e6 = (at: number) => decimalToInteger(cells[at] ?? "", 6) ?? 0;
    const mid_e6 =
      middle(rate_e6(column.spotBuy), rate_e6(column.spotSell)) ??
      middle(rate_e6(column.cashBuy), rate_e6(column.cashSell));
    const code = cells[column.code]?.replace("\uFEFF", "");
    if (code && mid_e6) mids.set(code, mid_e6);
  }
  return mids;
}

/** The bank prints zero for what it does not trade. */
const middle = (buy: number, sell: number): number | undefined =>
  buy > 0 && sell > 0 ? Math.round((buy + sell) / 2) : undefined;

/** TWD per yuan over TWD per baht is baht per yuan; rounds half up. */
function crossRate_e6(yuan_e6: number, other_e6: number): number {
  const [numerator, denominator] = [BigInt(yuan_e6) * 1_000_000n, BigInt(other_e6)];
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
