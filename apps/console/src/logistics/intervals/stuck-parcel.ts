import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listStuck } from "@sampan/contract/logistics/intervals/staff-stuck";

/** A parcel that is late on its way. */
export type StuckParcel = OutputOf<typeof listStuck>["datalist"][number];
