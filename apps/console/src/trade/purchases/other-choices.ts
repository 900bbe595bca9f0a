import type { OutputOf } from "@sampan/contract/kernel/call";
import type { askOtherChoices } from "@sampan/contract/trade/purchases/staff-second-choices";

/** What a listing offers today beside what was ordered of it. */
export type OtherChoices = OutputOf<typeof askOtherChoices>["data"];
