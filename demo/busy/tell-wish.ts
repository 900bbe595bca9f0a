import { regionFacts, regions } from "@sampan/domain/kernel/regions";
import { paysCents } from "@sampan/domain/kernel/by-region";
import type { Needs } from "@sampan/server/kernel/needs";
import places from "../content/places.json" with { type: "json" };
import { namesOfPeople, notesOfService } from "./names.ts";
import type { SqlSession } from "./sql-session.ts";

export interface CrowdWish {
  readonly customers: number;
  readonly orders: number;
  /** How far back orders lie, besides the days of the story itself. */
  readonly days: number;
  /** How far back the acts of staff are kept: each is hashed by itself. */
  readonly daysOfActs: number;
  /** How far back messages lie. */
  readonly daysTold: number;
  /** The share of orders that is not over. */
  readonly underWay: number;
  readonly seed: number;
}

/** Tells the steps what is wished, and what they cannot know: clocks, currencies, channels, names and places. */
export async function tellWish(db: SqlSession, needs: Needs, wish: CrowdWish): Promise<void> {
  await db.rows("select set_config('crowd.seed', $1, true)", [String(wish.seed)]);
  await db.rows(
    `create temporary table wish as
     select $1::int as customers, $2::int as orders, $3::int as days, $4::int as days_of_acts, $5::int as days_told,
            $6::float8 as under_way, $7::timestamptz as now,
            (select password_hash from accounts order by id limit 1) as password_hash,
            (select imgs from topups where imgs <> '[]' order by id limit 1) as vouchers`,
    [
      wish.customers,
      wish.orders,
      wish.days,
      wish.daysOfActs,
      wish.daysTold,
      wish.underWay,
      needs.clock(),
    ],
  );
  await tellRows(db, "zones (region text, zone text, currency text)", zones());
  await tellRows(
    db,
    "channels (currency text, channel text, fee_bp int, whole_units boolean)",
    channels(needs),
  );
  await tellRows(
    db,
    "people_names (region text, first_names text[], last_names text[])",
    regions.map((region) => [region, namesOfPeople[region].first, namesOfPeople[region].last]),
  );
  await tellRows(
    db,
    "places (region text, place int, area jsonb, detail text, postal_code text)",
    placesToLive(),
  );
  await tellRows(
    db,
    "notes (place int, notes int, text text)",
    notesOfService.map((text, index) => [index, notesOfService.length, text]),
  );
}

async function tellRows(
  db: SqlSession,
  table: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  await db.run(`create temporary table ${table}`);
  const name = table.slice(0, table.indexOf(" "));
  for (const row of rows)
    await db.rows(
      `insert into ${name} values (${row.map((_, at) => `$${at + 1}`).join(", ")})`,
      row,
    );
}

const zones = () =>
  regions.map((region) => [region, regionFacts[region].zone, regionFacts[region].currency]);

function channels(needs: Needs) {
  const { topup_fee_bp } = needs.settings.at(needs.clock());
  return [...needs.providers.values()].map(({ currency, kind }) => [
    currency,
    kind,
    topup_fee_bp[kind] ?? 0,
    !paysCents(currency),
  ]);
}

const placesToLive = () =>
  places.addresses.map(({ country, region, district, subdistrict, detail, postal_code_5 }, at) => [
    country,
    at,
    JSON.stringify([region.local, district.local, subdistrict?.local].filter(Boolean)),
    detail.local,
    postal_code_5,
  ]);
