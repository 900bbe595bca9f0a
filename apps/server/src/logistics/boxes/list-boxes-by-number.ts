import type { Region } from "@sampan/domain/kernel/regions";
import type { Db } from "../../kernel/db/db.ts";
import { describeBox } from "./describe-shipping.ts";
import { selectBoxesByNumber } from "./box-queries.ts";

/** Boxes by their numbers, in the order in which they were opened. */
export async function listBoxesByNumber(db: Db, numbers: readonly string[], region: Region) {
  const boxes = await selectBoxesByNumber(db, numbers);
  return boxes.map((box) => describeBox(box, region));
}
