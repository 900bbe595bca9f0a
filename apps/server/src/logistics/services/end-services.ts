import { nextServiceState } from "@sampan/domain/logistics/services/service-state";
import type { Db } from "../../kernel/db/db.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { returnFee } from "./return-fee.ts";
import { holdOpenServices, type StoredService, updateService } from "./service-queries.ts";

interface Ending extends Pick<Needs, "jobs"> {
  readonly now: Date;
}

/** Ends a held service whose goods are gone, gives its fee back and tells its owner. Nothing for one that is over. */
export async function endService(
  db: Db,
  service: StoredService,
  { jobs, now }: Ending,
): Promise<void> {
  const next = nextServiceState(service.state, "end", "system");
  if (!next.ok) return;
  await updateService(db, service.id, { state: next.value.to, settled_at: now });
  const amount = next.value.returnsFee ? await returnFee(db, service, { why: "end", now }) : 0;
  if (amount === 0) return;
  const { account_id: accountId, service: kind, tid, currency } = service;
  await notifyCustomer(db, jobs, {
    accountId,
    kind: "service_ended",
    values: { service: kind, tid, amount, currency },
    link: "/getAccBalance",
    now,
  });
}

/** Ends whatever is asked for of held parcels that are there no more. */
export async function endServices(
  db: Db,
  parcelIds: readonly number[],
  ending: Ending,
): Promise<void> {
  for (const service of await holdOpenServices(db, parcelIds))
    await endService(db, service, ending);
}

/**
 * What was asked for of held parcels goes with their goods into the one they become; what would be asked for twice there is ended,
 * and its fee goes back.
 */
export async function takeServicesAlong(
  db: Db,
  { from, to }: { readonly from: readonly number[]; readonly to: Named },
  ending: Ending,
): Promise<void> {
  const taken = new Set<string>();
  for (const service of await holdOpenServices(db, from)) {
    const what = `${service.service} ${service.item_id ?? ""}`;
    if (taken.has(what)) await endService(db, service, ending);
    else await updateService(db, service.id, { package_id: to.id, tid: to.tid });
    taken.add(what);
  }
}

/**
 * A held parcel is taken apart: what was asked for of goods goes back with them into their part, what was asked for of the box is
 * ended. Of a line that lies in two parts the first has it.
 */
export async function handServicesBack(
  db: Db,
  { from, contents, parts }: HandingBack,
  ending: Ending,
): Promise<void> {
  for (const service of await holdOpenServices(db, [from])) {
    const content = contents.find(({ item_id }) => item_id === service.item_id);
    const part = parts.find(({ id }) => id === content?.package_id);
    if (part) await updateService(db, service.id, { package_id: part.id, tid: part.tid });
    else await endService(db, service, ending);
  }
}

interface Named {
  readonly id: number;
  readonly tid: string;
}

interface HandingBack {
  readonly from: number;
  readonly contents: readonly { readonly package_id: number; readonly item_id: number }[];
  readonly parts: readonly Named[];
}
