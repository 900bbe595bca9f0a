import type { StaffCaller } from "../../kernel/http/callers.ts";

const hour_ms = 3_600_000;

/** What was asked to be packed before this, by merging or to be seen first, is late. [BO-52] */
export const packingLateBefore = ({ settings, now }: Pick<StaffCaller, "settings" | "now">): Date =>
  new Date(now.getTime() - settings.packing_hours * hour_ms);
