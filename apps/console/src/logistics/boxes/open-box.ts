import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getBox } from "@sampan/contract/logistics/boxes/staff-shipping";

/** A box with what is in it. */
export type OpenBox = OutputOf<typeof getBox>["data"];
export type ShippingParcel = OpenBox["loaded"][number];
