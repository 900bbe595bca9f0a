import { paymentCurrencies } from "@sampan/domain/kernel/by-region";
import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listRateHistory,
  readRateDays,
  readRates as call,
} from "@sampan/contract/money/rates/staff-rates";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeRate } from "./describe-rate.ts";
import {
  countRates,
  findFeedRate,
  findRateDays,
  findRateHistory,
  findWaitingRates,
} from "./rate-history-queries.ts";

const minute_ms = 60_000;

/** What customers get now, what the feeds said, what waits, and the terms. [BO-34] */
export async function readRates(
  db: Db,
  _input: object,
  { now, region, settings, prices }: StaffCaller,
): Promise<Result<OutputOf<typeof call>, never>> {
  const { rate_margin_bp, rate_quote_minutes } = settings;
  const list: OutputOf<typeof call>["list"] = [];
  for (const currency of paymentCurrencies) {
    const holding = prices.rates[currency];
    const feed = await findFeedRate(db, currency);
    const waiting = await findWaitingRates(db, currency, now);
    list.push({
      currency,
      now: holding ? describeRate(holding, region) : null,
      feed: feed ? describeRate(feed, region) : null,
      feed_age_minutes: feed
        ? Math.floor((now.getTime() - feed.valid_from.getTime()) / minute_ms)
        : null,
      waiting: waiting.map((row) => describeRate(row, region)),
    });
  }
  return ok({ terms: { margin_bp: rate_margin_bp, quote_minutes: rate_quote_minutes }, list });
}

/** The rates of a currency, the latest first. [BO-34] */
export async function listRates(
  db: Db,
  { currency, ...page }: InputOf<typeof listRateHistory>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof listRateHistory>, never>> {
  const rows = await findRateHistory(db, currency, page);
  return ok({
    datalist: rows.map((row) => describeRate(row, region)),
    total: await countRates(db, currency),
  });
}

/** Between which rates a currency moved, day by day. [BO-34] */
export async function listRateDays(
  db: Db,
  { currency, days }: InputOf<typeof readRateDays>,
  { region, now }: StaffCaller,
): Promise<Result<OutputOf<typeof readRateDays>, never>> {
  return ok({ list: await findRateDays(db, { currency, days, region, now }) });
}
