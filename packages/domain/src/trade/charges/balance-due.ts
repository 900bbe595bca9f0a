import { nothing, type ChargeRule } from "./charge-rule.ts";

/** A difference in goods that staff ask for: it stands by itself, beside both instalments. [ORD-40] */
export const supplement: ChargeRule = { reckon: nothing, explain: nothing };
