import { query } from "@sampan/client/query";
import { queryFees } from "@sampan/contract/shop/fees";

export const feesQuery = query(queryFees, {});
