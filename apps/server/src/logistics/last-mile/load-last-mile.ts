import { isWholeUnits } from "@sampan/domain/kernel/money";
import type { MeasuredParcel } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { isLiveItem } from "@sampan/domain/trade/orders/item-state";
import type { Db } from "../../kernel/db/db.ts";
import { findContents } from "../merging/find-contents.ts";
import type { LastMileParcel } from "./choice-queries.ts";

/** A parcel as carriers judge it: its measures, and what was paid for the goods that are in it. Cents. */
export async function measureParcel(db: Db, parcel: LastMileParcel): Promise<MeasuredParcel> {
  const { weight_g, length_mm, width_mm, height_mm } = parcel;
  const contents = await findContents(db, [parcel.id]);
  const value = contents
    .filter(({ status }) => isLiveItem(status))
    .reduce((sum, { paid }) => sum + paid, 0);
  return { weight_g, length_mm, width_mm, height_mm, value };
}

const unit = 100;

/** What a carrier is told that goods are worth: whole dollars, rounded up, and at least one: goods bought elsewhere cost nothing here. */
export const declaredValue = (value: number): number =>
  isWholeUnits(value) ? Math.max(unit, value) : Math.ceil(value / unit) * unit;
