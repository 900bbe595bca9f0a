import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput } from "../../kernel/fields.ts";

/** Apart from the cart: every page shows the count, and few know what a line looks like. [API-41] */
export const getCartCount = defineCall({
  methods: ["GET"],
  path: "/gateway/installer/cart/get_cart_count",
  about: "Read how many lines the cart has.",
  access: "customer",
  mutates: false,
  input: NoInput,
  output: z.object({ total: z.int() }),
  refusals: [],
});
