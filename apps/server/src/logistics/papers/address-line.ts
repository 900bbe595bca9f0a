import type { OrderAddress } from "../../kernel/db/columns.ts";

/** Who gets it and where, on one line. */
export const addressLine = ({ consignee, postal_code, area, detail }: OrderAddress): string =>
  [consignee, postal_code, ...area, detail].filter(Boolean).join(", ");
