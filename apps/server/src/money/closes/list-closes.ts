import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type * as calls from "@sampan/contract/money/staff-closes";
import { businessDay, formatWireTime, parseWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { selectDifferences } from "./difference-queries.ts";
import { tellProofs } from "./tell-proofs.ts";
import { findSealOfDay } from "./seals-of-closes.ts";

const closeColumns = [
  "id",
  "day",
  "currency",
  "owed",
  "held",
  "differences",
  "is_proved",
  "closed_at",
] as const;

/** Days that were closed, the latest first, with what each currency came to. Amounts are cents, or points. */
export async function listCloses(
  db: Db,
  { page, page_size }: InputOf<typeof calls.listCloses>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listCloses>, never>> {
  const days = await db
    .selectFrom("daily_closes")
    .select(["day", sql<number>`count(*) over ()`.as("total")])
    .groupBy("day")
    .orderBy("day", "desc")
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute();
  const shown = days.map(({ day }) => day);
  const closes =
    shown.length === 0
      ? []
      : await db
          .selectFrom("daily_closes")
          .select(closeColumns)
          .where("day", "in", shown)
          .orderBy("id")
          .execute();
  return ok({
    datalist: shown.map((day) => ({
      day,
      books: closes
        .filter((close) => close.day === day)
        .map(({ id: _, day: __, closed_at, ...close }) => ({
          ...close,
          closed_at: formatWireTime(closed_at, region),
        })),
    })),
    total: days[0]?.total ?? 0,
  });
}

/** One day with every kind of accounts in it, and what banks and providers tell of it by now. Refuses `close_unknown`. */
export async function readClose(
  db: Db,
  { day }: InputOf<typeof calls.readClose>,
  { region }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.readClose>, Refusal<"close_unknown">>> {
  const closes = !parseWireTime(`${day} 00:00`, region).ok
    ? []
    : await db
        .selectFrom("daily_closes")
        .select([...closeColumns, "until", "sealed_block", "sealed_digest"])
        .where("day", "=", day)
        .orderBy("id")
        .execute();
  if (closes.length === 0) return refuse({ code: "close_unknown" });
  const sums = await db
    .selectFrom("daily_close_sums")
    .selectAll()
    .where(
      "close_id",
      "in",
      closes.map(({ id }) => id),
    )
    .orderBy("side", "desc")
    .orderBy("kind")
    .execute();
  const books: OutputOf<typeof calls.readClose>["data"]["books"] = [];
  for (const {
    id,
    day: _,
    until,
    closed_at,
    sealed_block: __,
    sealed_digest: ___,
    ...close
  } of closes) {
    const own = sums
      .filter(({ close_id }) => close_id === id)
      .map(({ close_id: _, ...one }) => one);
    books.push({
      ...close,
      closed_at: formatWireTime(closed_at, region),
      sums: own,
      proofs: await tellProofs(db, { currency: close.currency, day, until, sums: own }),
    });
  }
  return ok({ data: { day, seal: await findSealOfDay(db, closes), books } });
}

const day_ms = 86_400_000;

/** Where the books disagree: what is open, the oldest first, or what was settled. */
export async function listDifferences(
  db: Db,
  { view, page, page_size }: InputOf<typeof calls.listDifferences>,
  { now, region }: StaffCaller,
): Promise<Result<OutputOf<typeof calls.listDifferences>, never>> {
  const offset = (page - 1) * page_size;
  const rows = await selectDifferences(db, { view, limit: page_size, offset });
  const today = Date.parse(businessDay(now, region));
  return ok({
    datalist: rows.map(({ total: _, settled_at, owner, ...row }) => ({
      ...row,
      owner: owner ?? "",
      age_days: Math.max(0, Math.round((today - Date.parse(row.found_on)) / day_ms)),
      settled_at: settled_at === null ? "" : formatWireTime(settled_at, region),
    })),
    total: rows[0]?.total ?? 0,
  });
}
