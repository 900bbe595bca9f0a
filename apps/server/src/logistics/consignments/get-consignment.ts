import type { InputOf } from "@sampan/contract/kernel/call";
import type {
  Consignment,
  ConsignmentLine,
  getConsignment as call,
} from "@sampan/contract/logistics/consignments/consignments";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { consignmentDeadline } from "@sampan/domain/logistics/consignments/consignment";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeDestination } from "../../trade/orders/describe-destination.ts";
import { canChooseWay } from "./choose-way.ts";
import {
  findConsignment,
  selectConsignmentLines,
  type StoredConsignmentLine,
} from "./consignment-queries.ts";
import { quoteConsignment } from "./quote-consignment.ts";

/** One of a customer's own consignments: what has come, what is expected, and what each way costs. [RT-38] [CONS-06] */
export async function getConsignment(
  db: Db,
  { tid }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<Consignment, Refusal<"order_unknown">>> {
  const found = await findConsignment(db, { tid, accountId: caller.customer.id });
  if (!found) return refuse({ code: "order_unknown" });
  const lines = await selectConsignmentLines(db, found.id);
  const ways = await quoteConsignment(db, { found, lines }, caller);
  const time = (moment: Date | null): string =>
    moment === null ? "" : formatWireTime(moment, found.region);
  return ok({
    tid,
    status: found.status,
    warehouse: found.warehouse,
    cdate: time(found.created_at),
    lines: lines.map((line) => describeLine(line, time)),
    images: lines[0]?.pictures ?? [],
    remark: found.remark[0] ?? "",
    currency: found.currency,
    ...describeDestination(found),
    is_tax_included: found.is_tax_included,
    ways: ways.map(({ refused, ...way }) => ({ ...way, takes_goods: refused === null })),
    can_choose: canChooseWay(found),
    awaited_until:
      found.reviewed_at !== null && lines.some((line) => isAwaited(line))
        ? time(consignmentDeadline(found.reviewed_at, caller.settings))
        : "",
  });
}

const isAwaited = ({ status, received_at }: StoredConsignmentLine): boolean =>
  status === 5 && received_at === null;

const describeLine = (
  { item_name, price, num, arrived_num, received_at, parcel_tid, ...line }: StoredConsignmentLine,
  time: (moment: Date | null) => string,
): ConsignmentLine => ({
  oid: line.oid,
  name: item_name,
  num,
  value: price,
  express_no: line.express_no,
  state: stateOf(line, received_at),
  arrived_num,
  parcel_tid: parcel_tid ?? "",
  received_at: time(received_at),
});

function stateOf(
  { status }: Pick<StoredConsignmentLine, "status">,
  receivedAt: Date | null,
): ConsignmentLine["state"] {
  if (!isLiveItem(status)) return "ended";
  if (receivedAt !== null) return "received";
  return status === 1 ? "in_review" : "expected";
}
