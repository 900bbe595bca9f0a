import { byCurrency, paymentCurrencies } from "@sampan/domain/kernel/by-region";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { decimalToInteger } from "../../exact-decimal.ts";
import { Count, readJson } from "../../read-answer.ts";
import type { RateFeed, RateSheet } from "../rate-feed.ts";

export interface OpenErApiConfig {
  /** Scheme and host, e.g. https://open.er-api.com */
  readonly baseUrl: string;
}

const Rate = z.string().transform((text, context) => {
  const rate_e6 = decimalToInteger(text, 6);
  if (rate_e6 && rate_e6 > 0) return rate_e6;
  context.addIssue({ code: "custom", message: "not a rate" });
  return z.NEVER;
});

const Answer = z.union([
  z.object({
    result: z.literal("success"),
    base_code: z.literal("CNY"),
    time_last_update_unix: Count,
    rates: z.object(byCurrency(() => Rate)),
  }),
  z.object({ result: z.literal("error"), "error-type": z.string() }),
]);

/** Reads open.er-api.com's daily table, based on the yuan. Its terms ask for attribution. */
export function createOpenErApi(config: OpenErApiConfig, outbound: Outbound): RateFeed {
  const source = outbound.source("open-er-api");
  return {
    name: "open_er_api",
    fetchRates: () =>
      source.ask({
        repeatable: true,
        request: { method: "GET", url: `${config.baseUrl}/v6/latest/CNY` },
        read: (answer) => readSheet(source.name, answer),
      }),
  };
}

function readSheet(source: string, answer: OutboundAnswer): Result<RateSheet, SourceFailure> {
  const content = readJson(source, answer, Answer);
  if (!content.ok) return content;
  if (content.value.result === "error") {
    const upstream_code = content.value["error-type"];
    const code = upstream_code === "quota-reached" ? "too_many_calls" : "rejected";
    return refuse({ code, source, detail: "refused by the feed", upstream_code });
  }
  const { rates, time_last_update_unix } = content.value;
  return ok({
    quotes: paymentCurrencies.map((currency) => ({ currency, mid_e6: rates[currency] })),
    as_of: new Date(time_last_update_unix * 1000),
  });
}
