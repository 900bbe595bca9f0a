import type { AskedService } from "@sampan/contract/logistics/services/service-shapes";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { awaitedServiceStates } from "@sampan/domain/logistics/services/service-state";
import { type RawBuilder, sql } from "kysely";
import type { StoredService } from "./service-queries.ts";

/** A service with the goods it is of. */
export interface ShownService extends Omit<StoredService, "photos"> {
  readonly photos: readonly string[];
  readonly oid: string | null;
  readonly item_name: string;
}

export const shownColumns: RawBuilder<unknown> = sql`
  service.*, item.oid, coalesce(item.item_name, '') as item_name`;

export const shownTables: RawBuilder<unknown> = sql`
  asked_services service
  left join packages package on package.id = service.package_id
  left join order_items item on item.id = service.item_id`;

const isAwaited = ({ state }: Pick<StoredService, "state">): boolean =>
  awaitedServiceStates.some((one) => one === state);

/** A service as it travels, its times on the clock of whoever reads it. */
export function describeService(
  shown: ShownService,
  { region, now }: { readonly region: Region; readonly now: Date },
): AskedService {
  const { due_at, until } = shown;
  const at = (moment: Date | null) => (moment === null ? "" : formatWireTime(moment, region));
  return {
    number: shown.number,
    service: shown.service,
    state: shown.state,
    tid: shown.tid,
    oid: shown.oid,
    item_name: shown.item_name,
    price: shown.price,
    amount: shown.amount,
    currency: shown.currency,
    asked_at: at(shown.asked_at),
    due_at: at(due_at),
    is_late: due_at !== null && isAwaited(shown) && due_at <= now,
    until: until ?? "",
    settled_at: at(shown.settled_at),
    returned_for: shown.returned_for,
    returned_at: at(shown.returned_at),
    note: shown.note,
    photos: [...shown.photos],
  };
}
