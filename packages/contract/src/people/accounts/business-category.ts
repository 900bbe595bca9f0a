import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput, NoOutput } from "../../kernel/fields.ts";

/** Keys of 1 to 8, which are no ids of categories. [API-37] [OWN-06] */
export const setBusinessCategory = defineCall({
  methods: ["POST"],
  path: "/gateway/user/set_business_category",
  about: "Store what the customer deals in: one to three keys of the eight.",
  access: "customer",
  mutates: true,
  input: z.object({ keys: z.array(z.int().check(z.gte(0), z.lte(1_000))).check(z.maxLength(20)) }),
  output: z.object({ data: z.object({ keys: z.array(z.int()) }) }),
  refusals: ["business_category_needed", "business_category_unknown", "business_categories_full"],
});

/** The picker is offered once: who closed it finds it in the settings from then on. */
export const putOffBusinessCategory = defineCall({
  methods: ["POST"],
  path: "/gateway/user/put_off_business_category",
  about: "Says that the customer was asked what they deal in, and leaves it open.",
  access: "customer",
  mutates: true,
  input: NoInput,
  output: NoOutput,
  refusals: [],
});
