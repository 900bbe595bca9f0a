import { query } from "@sampan/client/query";
import {
  getConsignment,
  queryConsignmentAddresses,
} from "@sampan/contract/logistics/consignments/consignments";

export const consignmentQuery = (tid: string) => query(getConsignment, { tid });

export const warehouseAddressesQuery = query(queryConsignmentAddresses, {});
