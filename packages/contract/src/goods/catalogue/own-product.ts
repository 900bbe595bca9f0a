import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { RowId } from "../../kernel/fields.ts";
import { Product } from "./product.ts";

/** [API-64] */
export const getItemDetail = defineCall({
  methods: ["GET"],
  path: "/gateway/item/get_item_detail",
  about: "Read one product of our own shop.",
  access: "anyone",
  mutates: false,
  input: z.object({ id: RowId }),
  output: z.object({ data: Product }),
  refusals: ["item_not_found"],
});
