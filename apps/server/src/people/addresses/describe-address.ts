import type { Address } from "@sampan/contract/people/addresses";
import type { AddressRow } from "./address-queries.ts";

/** An address as it travels. [ADDR-09] */
export const describeAddress = (row: AddressRow): Address => ({
  id: row.key,
  consignee: row.consignee,
  phone: row.phone,
  region: row.region,
  to: [...row.area],
  detail: row.detail,
  postal_code: row.postal_code,
  is_default: row.is_default ? 1 : 0,
});
