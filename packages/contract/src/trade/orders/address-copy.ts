import * as z from "zod/mini";
import { Region } from "../../kernel/fields.ts";

/** Where something goes, as it was when that was said. */
export const AddressCopy = z.object({
  consignee: z.string(),
  phone: z.string(),
  region: Region,
  area: z.array(z.string()),
  detail: z.string(),
  postal_code: z.string(),
});
