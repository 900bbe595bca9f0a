import type { InputOf } from "@sampan/contract/kernel/call";
import type { chooseConsignmentWay as call } from "@sampan/contract/logistics/consignments/consignments";
import { isOfferedCarrier, isTransportId } from "@sampan/domain/goods/shippability/transports";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { addressToCopy } from "../../people/addresses/address-to-copy.ts";
import { lockOrder } from "../../trade/orders/lock-order.ts";
import { setWay } from "../../trade/orders/set-way.ts";
import {
  findConsignment,
  selectConsignmentLines,
  type StoredConsignment,
} from "./consignment-queries.ts";
import { quoteConsignment } from "./quote-consignment.ts";

type Input = InputOf<typeof call>;

/** Whether a consignment's address and way can be chosen, or chosen anew: it is open and has no bill. */
export const canChooseWay = ({
  status,
  billed_at,
}: Pick<StoredConsignment, "status" | "billed_at">): boolean =>
  billed_at === null && [-1, 1, 2].includes(status);

/**
 * Chooses where a consignment goes and how. Until then it lies in the warehouse without a bill, and until its bill it
 * can be chosen anew; whoever bills it at the same moment comes first or finds what was chosen, since both hold the
 * order. Refuses what is missing, a line that is closed or has no price with tax where that is wanted, and one that does
 * not take these goods as listed or as the warehouse marked them. [CONS-05] [CHK-22] [CHK-23]
 */
export async function chooseWay(
  db: Db,
  { tid, address_id, express, transport, is_tax_included }: Input,
  caller: CustomerCaller,
): Promise<Result<{ data: { tid: string } }, Refusal<(typeof call.refusals)[number]>>> {
  const owned = { tid, accountId: caller.customer.id };
  const locked = await lockOrder(db, owned);
  if (!locked.ok) return locked;
  const found = await findConsignment(db, owned);
  if (!found) return refuse({ code: "order_unknown" });
  if (!canChooseWay(found)) return refuse({ code: "order_not_in_state" });
  const address = await addressToCopy(db, {
    key: address_id ?? "",
    accountId: caller.customer.id,
  }).executeTakeFirst();
  // Only an address in the order's own region: the freight there is what they pay in.
  if (address?.region !== found.region) return refuse({ code: "address_needed" });
  if (!isTransportId(transport)) return refuse({ code: "transport_needed" });
  if (!isOfferedCarrier(express, caller.settings.carriers))
    return refuse({ code: "carrier_needed" });
  const lines = await selectConsignmentLines(db, found.id);
  const ways = await quoteConsignment(db, { found, lines }, caller);
  const way = ways.find((one) => one.transport === transport);
  if (!way) return refuse({ code: "transport_unavailable" });
  if (way.refused !== null) return refuse({ code: way.refused });
  if (is_tax_included && !way.is_tax_included && way.with_tax === null)
    return refuse({ code: "transport_unavailable" });
  await setWay(db, found.id, { address, express, transport, is_tax_included });
  return ok({ data: { tid } });
}
