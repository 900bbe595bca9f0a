import { sql, type SqlBool } from "kysely";
import { calendarOf, type OpenCalendar } from "@sampan/domain/kernel/closed-days";
import type { Region } from "@sampan/domain/kernel/regions";
import { couponEnd, type MovedEnds, movedEnds } from "@sampan/domain/money/coupons/coupon-end";
import type { Settings } from "../../kernel/settings/settings.ts";

/** Whose coupons are read: they end by the closed days of this region. */
export interface EndsOf {
  readonly region: Region;
  readonly settings: Pick<Settings, "closed_days">;
}

const calendar = ({ region, settings }: EndsOf): OpenCalendar => calendarOf(region, settings);

/** A coupon with the end it really has; what the database holds is the end it was given with. */
export const withEnd = <Row extends { readonly ends_at: Date }>(row: Row, of: EndsOf): Row => ({
  ...row,
  ends_at: couponEnd(row.ends_at, calendar(of)),
});

/** Which coupons of somebody there have not ended at a moment. */
export const endsNow = (now: Date, of: EndsOf): MovedEnds => movedEnds(now, calendar(of));

/** Whether a coupon with this end can still be used: its end is to come, or was moved over closed days (decision 169). */
export const hasNotEnded = (column: string, { now, after, until }: MovedEnds) =>
  sql<SqlBool>`(${sql.ref(column)} > ${now}
     or (${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${until}))`;
