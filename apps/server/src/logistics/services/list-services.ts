import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  listServices as call,
  ServiceTab,
  ServiceToDo,
} from "@sampan/contract/logistics/services/staff-services";
import type { Warehouse } from "@sampan/domain/goods/shippability/transports";
import {
  nextServiceState,
  serviceActs,
  type ServiceAct,
} from "@sampan/domain/logistics/services/service-state";
import { type RawBuilder, sql } from "kysely";
import { countCeiling } from "../../kernel/db/count-up-to.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { describeService, type ShownService, shownColumns, shownTables } from "./shown-services.ts";

interface DeskService extends ShownService {
  readonly uid: string;
  readonly warehouse: Warehouse | null;
  readonly express_no: string | null;
  readonly shelf: string | null;
  readonly marks: readonly string[] | null;
  readonly image: string | null;
  readonly num: number | null;
  readonly by: string | null;
}

const deskColumns = sql`
  ${shownColumns}, account.uid, package.warehouse, package.express_no, package.shelf, package.marks, item.image,
  (select content.num from package_items content
    where content.package_id = service.package_id and content.item_id = service.item_id) as num,
  settler.name as by`;

const deskTables = sql`
  ${shownTables}
  join accounts account on account.id = service.account_id
  left join staff_members settler on settler.id = service.settled_by`;

const inTab = (tab: ServiceTab, now: Date): RawBuilder<unknown> => {
  switch (tab) {
    case "asked":
      return sql`service.settled_at is null and service.state = 'asked'`;
    case "judging":
      return sql`service.settled_at is null and service.state = 'judging'`;
    case "late":
      return sql`service.settled_at is null and service.state in ('asked', 'judging') and service.due_at <= ${now}`;
    case "holding":
      return sql`service.settled_at is null and service.state = 'holding'`;
    case "over":
      return sql`service.settled_at is not null`;
  }
};

const orderOf = (tab: ServiceTab): RawBuilder<unknown> =>
  tab === "over"
    ? sql`service.settled_at desc, service.id desc`
    : sql`service.due_at, service.until, service.id`;

/** The desk's list, the first promised in front; counted up to a ceiling. */
export async function listServices(
  db: Db,
  { tab, warehouse, number, page, page_size }: InputOf<typeof call>,
  caller: StaffCaller,
): Promise<OutputOf<typeof call>> {
  const { now } = caller;
  const named = number.trim();
  const wanted = sql`
    ${inTab(tab, now)}
    and (${warehouse ?? null}::text is null or package.warehouse = ${warehouse ?? null})
    and (${named} = '' or service.number = ${named} or package.tid = ${named} or package.express_no = ${named})`;
  const { rows } = await sql<DeskService>`
    select ${deskColumns}
      from ${deskTables}
     where ${wanted}
     order by ${orderOf(tab)}
     limit ${page_size}
    offset ${(page - 1) * page_size}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total
      from (select from ${shownTables} where ${wanted} limit ${countCeiling + 1}) as found
  `.execute(db);
  const total = counted[0]?.total ?? 0;
  return {
    datalist: rows.map((row) => describeForDesk(row, caller)),
    total: Math.min(total, countCeiling),
    has_more: total > countCeiling,
    waiting: await countTabs(db, now),
  };
}

async function countTabs(db: Db, now: Date): Promise<Record<string, number>> {
  const within = (tab: ServiceTab) => sql`count(*) filter (where ${inTab(tab, now)})::int`;
  const { rows } = await sql<Record<string, number>>`
    select ${within("asked")} as asked, ${within("judging")} as judging, ${within("late")} as late,
           ${within("holding")} as holding
      from (select * from asked_services where settled_at is null limit ${4 * countCeiling}) as service
  `.execute(db);
  return rows[0] ?? {};
}

/** One service as the desk has it. */
export async function showService(db: Db, id: number, caller: StaffCaller): Promise<ServiceToDo> {
  const { rows } = await sql<DeskService>`
    select ${deskColumns}
      from ${deskTables}
     where service.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`service ${id} is gone`);
  return describeForDesk(row, caller);
}

const describeForDesk = (row: DeskService, { region, now }: StaffCaller): ServiceToDo => ({
  ...describeService(row, { region, now }),
  uid: row.uid,
  warehouse: row.warehouse ?? "guangzhou",
  express_no: row.express_no ?? "",
  shelf: row.shelf ?? "",
  marks: [...(row.marks ?? [])],
  image: row.image ?? "",
  num: row.num ?? 0,
  by: row.by ?? "",
  acts: serviceActs.filter((act) => mayAct(act, row)),
});

const mayAct = (act: ServiceAct, { state, service }: DeskService): boolean =>
  nextServiceState(state, act === "accept" && service === "hold" ? "hold" : act, "staff").ok;
