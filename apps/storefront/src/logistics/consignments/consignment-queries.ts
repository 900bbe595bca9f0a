import { query } from "@sampan/client/query";
import {
  getConsignment,
  queryConsignmentAddresses,
} from "@sampan/contract/logistics/consignments/consignments";
import { queryParcelClaims } from "@sampan/contract/logistics/unclaimed/unclaimed";

export const consignmentQuery = (tid: string) => query(getConsignment, { tid });

export const warehouseAddressesQuery = query(queryConsignmentAddresses, {});

export const parcelClaimsQuery = query(queryParcelClaims, {});
