import { isHoldOver } from "@sampan/domain/logistics/services/service-promise";
import { nextServiceState } from "@sampan/domain/logistics/services/service-state";
import { sql } from "kysely";
import type { Db } from "../../kernel/db/db.ts";
import { actOnEach } from "../../kernel/jobs/act-on-each.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { endService } from "./end-services.ts";
import { returnFee } from "./return-fee.ts";
import { holdService, type StoredService, updateService } from "./service-queries.ts";

declare module "../../kernel/jobs/jobs.ts" {
  interface JobData {
    "watch-services": Record<never, never>;
  }
}

interface Found {
  readonly id: number;
  readonly package_id: number;
  readonly number: string;
}

const atOnce = 200;

/**
 * The job "watch-services": ends what was asked for of goods that are gone, gives back the fee of what is late, and lets go
 * what was held until a day. Each service is looked at again under the locks of its parcel and its own row: whoever runs the job,
 * and however often, a fee goes back once.
 */
export async function watchServices(needs: Needs): Promise<void> {
  const now = needs.clock();
  const { database, log } = needs;
  const inTurn = (act: (db: Db, service: StoredService) => Promise<void>) => ({
    log,
    name: ({ number }: Found) => number,
    act: ({ id, package_id }: Found) =>
      database.db.transaction().execute(async (db) => {
        await lockParcels(db, { ids: [package_id] });
        const service = await holdService(db, id);
        if (service && service.package_id === package_id) await act(db, service);
      }),
  });
  await actOnEach(
    await selectGone(database.db),
    inTurn(async (db, service) => {
      if (await isGone(db, service.id)) await endService(db, service, { jobs: needs.jobs, now });
    }),
  );
  await actOnEach(
    await selectLate(database.db, now),
    inTurn((db, service) => payForLate(db, service, { needs, now })),
  );
  await actOnEach(
    await selectHeld(database.db, now),
    inTurn((db, service) => letGo(db, service, now)),
  );
}

/** Given up, or a line of goods that was refunded or lies elsewhere; a parcel of which nothing is left. */
const gone = sql<boolean>`
  package.transport_state = 'abandoned'
  or not exists (
    select
      from package_items content
      join order_items item on item.id = content.item_id
     where content.package_id = package.id
       and item.status not in (3, 15)
       and (service.item_id is null or service.item_id = item.id))`;

async function selectGone(db: Db): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select service.id, service.package_id, service.number
      from asked_services service
      join packages package on package.id = service.package_id
     where service.settled_at is null
       and (${gone})
     order by service.id
     limit ${atOnce}
  `.execute(db);
  return rows;
}

async function isGone(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select
      from asked_services service
      join packages package on package.id = service.package_id
     where service.id = ${id}
       and (${gone})
  `.execute(db);
  return rows.length > 0;
}

async function selectLate(db: Db, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, package_id, number
      from asked_services
     where settled_at is null
       and due_at <= ${now}
       and returned_at is null
       and state in ('judging', 'asked')
     order by due_at, id
     limit ${atOnce}
  `.execute(db);
  return rows;
}

async function payForLate(
  db: Db,
  service: StoredService,
  { needs, now }: { readonly needs: Needs; readonly now: Date },
): Promise<void> {
  const { due_at, returned_at } = service;
  if (due_at === null || due_at > now || returned_at !== null) return;
  if (!nextServiceState(service.state, "late", "system").ok) return;
  const amount = await returnFee(db, service, { why: "late", now });
  const { account_id: accountId, service: kind, tid, currency } = service;
  await notifyCustomer(db, needs.jobs, {
    accountId,
    kind: "service_late",
    values: { service: kind, tid, amount, currency },
    link: `/parcelServices/${tid}`,
    now,
  });
}

async function selectHeld(db: Db, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found & { until: string }>`
    select id, package_id, number, until
      from asked_services
     where settled_at is null
       and state = 'holding'
       and until <= ${now.toISOString().slice(0, 10)}
     order by until, id
     limit ${atOnce}
  `.execute(db);
  return rows.filter(({ until }) => isHoldOver(until, now));
}

async function letGo(db: Db, service: StoredService, now: Date): Promise<void> {
  if (service.until === null || !isHoldOver(service.until, now)) return;
  const next = nextServiceState(service.state, "lapse", "system");
  if (next.ok) await updateService(db, service.id, { state: next.value.to, settled_at: now });
}
