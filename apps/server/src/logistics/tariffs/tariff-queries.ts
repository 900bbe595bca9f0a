import type { TariffClass } from "@sampan/domain/goods/shippability/goods-class";
import type { TransportId } from "@sampan/domain/goods/shippability/transports";
import { type Region, regionFacts } from "@sampan/domain/kernel/regions";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { tariffLineColumns } from "../../money/price-book/find-tariff-lines.ts";
import { groupOrder } from "../../money/price-book/find-groups.ts";
import type { BillExplanation } from "../parcels/bill-explanation.ts";

/** Which line of the tariff it is. */
export interface LineName {
  readonly region: Region;
  readonly transport: TransportId;
  readonly tariff_class: TariffClass;
  /** The row of the segment that it is for; null for everybody. */
  readonly segment_id: number | null;
  readonly is_tax_included: boolean;
}

/** Whoever changes the tariff waits here for whoever else does, until the end of the transaction. */
export async function lockTariffs(db: Db): Promise<void> {
  await sql`lock table tariff_lines in share row exclusive mode`.execute(db);
}

const versions = (db: Db) =>
  db
    .selectFrom("tariff_lines as line")
    .leftJoin("staff_members as maker", "maker.id", "line.staff_id")
    .leftJoin("staff_members as withdrawer", "withdrawer.id", "line.withdrawn_by")
    .leftJoin("segments", "segments.id", "line.segment_id")
    .select([
      ...tariffLineColumns,
      "line.id",
      "segments.key as group_key",
      "line.is_planned",
      "line.made_at",
      "maker.name as by",
      "line.reason",
      "line.withdrawn_at",
      "withdrawer.name as withdrawn_by",
    ])
    .orderBy("line.starts_at", "desc")
    .orderBy("line.id", "desc");

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** All versions of a region's lines, the latest to begin first. */
export const findVersions = (db: Db, region: Region) =>
  versions(db).where("line.region", "=", region).execute();

export const findVersionsOfLine = (
  db: Db,
  { region, transport, tariff_class, segment_id, is_tax_included }: LineName,
) =>
  versions(db)
    .where("line.region", "=", region)
    .where("line.transport", "=", transport)
    .where("line.tariff_class", "=", tariff_class)
    .where("line.segment_id", "is not distinct from", segment_id)
    .where("line.is_tax_included", "=", is_tax_included)
    .execute();

export const findVersion = (db: Db, key: string) =>
  versions(db).where("line.key", "=", key).executeTakeFirst();

export interface NewVersion extends LineName {
  readonly per_kg: number;
  readonly per_cbm: number;
  readonly first_weight_g: number;
  readonly first_fee: number;
  readonly base_fee: number;
  readonly minimum_fee: number;
  readonly delivery_fee: number;
  readonly divisor: number | null;
  readonly minimum_weight_g: number;
  readonly weight_step_g: number;
  readonly days_min: number;
  readonly days_max: number;
  readonly weight_max_g: number | null;
  readonly side_max_mm: number | null;
  readonly is_open: boolean;
  readonly starts_at: Date;
  readonly is_planned: boolean;
  readonly made_at: Date;
  readonly staff_id: number;
  readonly reason: string;
}

/** Answers its key. */
export async function insertVersion(db: Db, version: NewVersion): Promise<string> {
  const { key } = await db
    .insertInto("tariff_lines")
    .values({ ...version, currency: regionFacts[version.region].currency })
    .returning("key")
    .executeTakeFirstOrThrow();
  return key;
}

export async function withdrawVersion(
  db: Db,
  id: number,
  { withdrawn_at, withdrawn_by }: { readonly withdrawn_at: Date; readonly withdrawn_by: number },
): Promise<void> {
  await db
    .updateTable("tariff_lines")
    .set({ withdrawn_at, withdrawn_by })
    .where("id", "=", id)
    .execute();
}

export interface BillsOfLine extends Omit<LineName, "segment_id" | "is_tax_included"> {
  readonly since: Date;
  readonly limit: number;
  /** Segments that have prices, and the moment at which somebody is in one. */
  readonly among: readonly number[];
  readonly now: Date;
}

export interface BillOfLine {
  readonly tid: string;
  readonly explanation: BillExplanation;
  /** Those of its owner, the strongest first. */
  readonly groups: readonly number[];
}

/** Bills with parcels of a line, the newest first, with how each came about. Cancelled ones are none. */
export async function findBillsOfLine(
  db: Db,
  { region, transport, tariff_class, since, limit, among, now }: BillsOfLine,
): Promise<BillOfLine[]> {
  const { rows } = await sql<BillOfLine>`
    select bill.tid,
           bill.explanation,
           (select coalesce(jsonb_agg(segments.id order by ${groupOrder}), '[]'::jsonb)
              from segments
             where segments.id = any(${[...among]}::bigint[])
               and in_segment(segments.id, bill.account_id, ${now})) as groups
      from bills bill
     where bill.posted_at >= ${since}
       and bill.state <> 'cancelled'
       and bill.explanation->'arithmetic' @>
           jsonb_build_array(jsonb_build_object('transport', ${transport}::int, 'tariff_class', ${tariff_class}::text))
       and exists (
           select from order_charges charge
             join orders on orders.id = charge.order_id
            where charge.bill_id = bill.id
              and orders.region = ${region}
           )
     order by bill.posted_at desc, bill.id desc
     limit ${limit}
  `.execute(db);
  return rows;
}
