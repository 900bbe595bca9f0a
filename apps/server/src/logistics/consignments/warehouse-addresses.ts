import type { OutputOf } from "@sampan/contract/kernel/call";
import type { queryConsignmentAddresses } from "@sampan/contract/logistics/consignments/consignments";
import { warehouses } from "@sampan/domain/goods/shippability/transports";
import type { CustomerCaller } from "../../kernel/http/callers.ts";

type Listed = OutputOf<typeof queryConsignmentAddresses>["datalist"];

/**
 * Where sellers send what somebody buys elsewhere. The recipient carries the customer's number, so that a parcel nobody
 * forecast still says whose it is. A warehouse without an address takes no such goods. [RT-36]
 */
export const listWarehouseAddresses = ({
  customer,
  settings,
}: Pick<CustomerCaller, "customer" | "settings">): Listed =>
  warehouses.flatMap((warehouse) => {
    const address = settings[`warehouse_address_${warehouse}`];
    return address === "" ? [] : [{ warehouse, recipient: `三板 ${customer.uid}`, address }];
  });
