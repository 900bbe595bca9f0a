import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getVoyage, listVoyages } from "@sampan/contract/logistics/voyages/staff-voyages";

export type Voyage = OutputOf<typeof listVoyages>["datalist"][number];
/** One with the boxes in it. */
export type OpenVoyage = OutputOf<typeof getVoyage>["data"];
