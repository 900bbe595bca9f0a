import * as z from "zod/mini";
import { defineCall } from "../../kernel/call.ts";
import { NoInput } from "../../kernel/fields.ts";
import {
  querySettingHistory,
  saveSetting,
  SettingRow,
  withdrawSetting,
} from "./staff-configuration.ts";

const access = { right: "maintain_freight_rates" } as const;

export const termSections = ["warehouses", "ways", "carriers", "insurance"] as const;

const ShippingTerm = z.extend(SettingRow, { section: z.enum(termSections) });
export type ShippingTerm = z.infer<typeof ShippingTerm>;

/** [BO-42] */
export const listShippingTerms = defineCall({
  methods: ["GET"],
  path: "/staff/shipping-terms",
  about: "Reads on which terms warehouses, ways, carriers and insurances are offered.",
  access,
  mutates: false,
  input: NoInput,
  output: z.object({ list: z.array(ShippingTerm) }),
  refusals: [],
});

export const queryShippingTermHistory = defineCall({
  ...querySettingHistory,
  path: "/staff/shipping-terms/history",
  about: "Reads what one term of shipping was, is and will be, with who changed it when.",
  access,
});

/** [BO-42] */
export const saveShippingTerm = defineCall({
  ...saveSetting,
  path: "/staff/shipping-terms/save",
  about: "Changes a term of shipping at once, or from a moment on.",
  access,
});

export const withdrawShippingTerm = defineCall({
  ...withdrawSetting,
  path: "/staff/shipping-terms/withdraw",
  about: "Takes back a planned change of a term of shipping that has not begun.",
  access,
});
