import type { OutputOf } from "@sampan/contract/kernel/call";
import type { getBoxDetail } from "@sampan/contract/logistics/parcels/parcels";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { selectBoxes, selectStepsOfBox } from "./box-queries.ts";
import { expectStops } from "../intervals/expect-parcel.ts";
import { describeAhead, describeBox, describeSteps, type Reader } from "./describe-parcel.ts";
import { describeAll } from "./list-parcels.ts";
import { selectParcelsInBoxes } from "./parcel-queries.ts";

/**
 * A box with what its reader has in it, and the stops it made with that. Refuses `box_unknown` for one in which they have
 * nothing. [PKG-22] [PKG-23]
 */
export async function getBox(
  db: Db,
  number: string,
  reader: Reader,
): Promise<Result<OutputOf<typeof getBoxDetail>["data"], Refusal<"box_unknown">>> {
  const accountId = reader.caller.customer.id;
  const { rows } = await selectBoxes(db, { accountId, number, limit: 1, offset: 0 });
  const [box] = rows;
  if (!box) return refuse({ code: "box_unknown" });
  const own = await selectParcelsInBoxes(db, { boxIds: [box.id], accountId });
  const passed = await selectStepsOfBox(
    db,
    own.map(({ id }) => id),
  );
  const parcels = await describeAll(db, own, reader);
  const steps = describeSteps(passed, reader);
  const ids = own.map(({ id }) => id);
  const ahead = describeAhead(await expectStops(db, ids, reader.caller), reader);
  return ok({ ...describeBox(box, own, reader), parcels, steps, ahead });
}
