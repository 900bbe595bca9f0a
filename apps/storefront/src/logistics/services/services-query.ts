import { query } from "@sampan/client/query";
import type { AskedService } from "@sampan/contract/logistics/services/service-shapes";
import { queryServices } from "@sampan/contract/logistics/services/services";
import type { Tone } from "@sampan/ui/chip";

/** What may be asked for of a parcel, and what was. */
export const servicesQuery = (tid: string) => query(queryServices, { tid }, { asksLogin: true });

export const toneOfService = {
  judging: "brand",
  asked: "brand",
  holding: "warn",
  done: "ok",
  declined: "danger",
  withdrawn: "neutral",
  ended: "neutral",
} as const satisfies Record<AskedService["state"], Tone>;

/** Not over yet. */
export const isOpenService = ({ settled_at }: AskedService): boolean => settled_at === "";
