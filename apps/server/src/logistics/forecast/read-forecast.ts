import type { OutputOf } from "@sampan/contract/kernel/call";
import {
  forecast_days,
  type readForecast as call,
} from "@sampan/contract/logistics/forecast/staff-forecast";
import { addDays, businessDay, startOfBusinessDay } from "@sampan/domain/kernel/business-time";
import { regionFacts, type Region } from "@sampan/domain/kernel/regions";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { expectFill } from "@sampan/domain/logistics/forecast/expect-fill";
import { expectReceipts } from "@sampan/domain/logistics/forecast/expect-receipts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import {
  past_days,
  selectCarried,
  selectLineVolumes,
  selectReceiptDays,
  selectWeekdays,
  weeks,
} from "./forecast-queries.ts";

type Forecast = OutputOf<typeof call>["data"];

/**
 * What the next fourteen days bring, today first: parcels that arrive, by how long past ones took from their seller's
 * number; merges, as on the same days of past weeks; and how each line fills while nothing leaves. A function of what
 * happened: nobody plans anything here.
 */
export async function readForecast(
  db: Db,
  _input: object,
  { now, region }: Pick<StaffCaller, "now" | "region">,
): Promise<Result<{ data: Forecast }, never>> {
  return ok({
    data: { days: await readDays(db, { now, region }), lines: await readLines(db, now) },
  });
}

type At = { readonly now: Date; readonly region: Region };

async function readDays(db: Db, { now, region }: At): Promise<Forecast["days"]> {
  const today = startOfBusinessDay(now, region);
  const ahead = Array.from({ length: forecast_days }, (_, day) => addDays(today, day));
  const past = await selectWeekdays(db, {
    since: addDays(today, -7 * weeks),
    until: today,
    zone: regionFacts[region].zone,
  });
  const usual = ahead.map((day) => {
    const weekday = new Date(`${businessDay(day, region)}T00:00:00Z`).getUTCDay();
    const { recorded = 0, asked = 0 } = past.find((one) => one.weekday === weekday) ?? {};
    return { recorded: recorded / weeks, asked: asked / weeks };
  });
  const counted = await selectReceiptDays(db, now);
  const daysOf = (has_come: boolean) =>
    counted
      .filter((one) => one.has_come === has_come)
      .flatMap(({ days, parcels }) => Array.from({ length: parcels }, () => days));
  const receipts = expectReceipts({
    delays: daysOf(true),
    under_way: daysOf(false),
    recorded: usual.map(({ recorded }) => recorded),
  });
  return ahead.map((day, at) => ({
    day: businessDay(day, region),
    receipts: receipts?.[at] ?? null,
    packings: Math.round(usual[at]?.asked ?? 0),
  }));
}

async function readLines(db: Db, now: Date): Promise<Forecast["lines"]> {
  const volumes = await selectLineVolumes(db, addDays(now, -7 * weeks));
  const carried = await selectCarried(db, addDays(now, -past_days));
  return volumes.map(({ warehouse, region, transport, waiting_mm3, paid_mm3 }) => {
    const isOfLine = (one: (typeof volumes)[number] | (typeof carried)[number]) =>
      one.warehouse === warehouse && one.region === region && one.transport === transport;
    const carried_mm3 = carried.filter(isOfLine).map((one) => one.carried_mm3);
    const per_day_mm3 = paid_mm3 / (7 * weeks);
    const fill = expectFill({ waiting_mm3, per_day_mm3, carried_mm3 }, forecast_days);
    return { warehouse, region, transport, ...fill };
  });
}
