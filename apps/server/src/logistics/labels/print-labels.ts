import { transportNames } from "@sampan/domain/goods/shippability/transports";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { drawAside } from "../../kernel/pdf/draw-aside.ts";
import type { Label, LabelMaterial } from "./draw-labels.ts";
import {
  type LabelledBox,
  type LabelledParcel,
  selectLabelledBoxes,
  selectLabelledParcels,
} from "./label-queries.ts";

const thread = new URL("./labels-thread.ts", import.meta.url);

interface Printing {
  readonly caller: StaffCaller;
  readonly say: Needs["say"];
}
type Printed<Refused extends "parcel_unknown" | "box_unknown"> = Promise<
  Result<{ data: { pdf: string } }, Refusal<Refused | "server_busy">>
>;

/** Refuses `parcel_unknown` where one of them is nobody's, and prints none. [BO-14] */
export async function printParcelLabels(
  db: Db,
  tids: readonly string[],
  printing: Printing,
): Printed<"parcel_unknown"> {
  const wanted = [...new Set(tids)];
  const parcels = await selectLabelledParcels(db, wanted);
  if (parcels.length < wanted.length) return refuse({ code: "parcel_unknown" });
  return print(
    parcels.map((parcel) => labelOfParcel(parcel, printing)),
    printing,
  );
}

export const printShelfLabels = (shelves: readonly string[], printing: Printing): Printed<never> =>
  print(
    [...new Set(shelves)].map((shelf) => ({ code: shelf, head: shelf, facts: [] })),
    printing,
  );

/** Refuses `box_unknown` where there is no such box, and prints none. */
export async function printBoxLabels(
  db: Db,
  numbers: readonly string[],
  printing: Printing,
): Printed<"box_unknown"> {
  const wanted = [...new Set(numbers)];
  const boxes = await selectLabelledBoxes(db, wanted);
  if (boxes.length < wanted.length) return refuse({ code: "box_unknown" });
  return print(
    boxes.map((box) => labelOfBox(box, printing)),
    printing,
  );
}

async function print(labels: readonly Label[], { caller, say }: Printing): Printed<never> {
  const { language, now } = caller;
  const title = say(language, "labels.title", { count: labels.length });
  const material: LabelMaterial = { language, now, title, labels };
  const drawn = await drawAside(thread, material);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

const headOf = (
  { region, transport }: Pick<LabelledBox, "region" | "transport">,
  { caller, say }: Printing,
): string => `${region} · ${say(caller.language, `labels.way.${transportNames[transport]}`)}`;

/** No name and no address: whoever finds it learns whose it is from the desk. */
function labelOfParcel(parcel: LabelledParcel, printing: Printing): Label {
  const { caller, say } = printing;
  const told = (key: "customer" | "weight" | "shelf" | "express", value: string) =>
    value === "" ? [] : [say(caller.language, `labels.${key}`, { value })];
  return {
    code: parcel.tid,
    head: headOf(parcel, printing),
    facts: [
      say(caller.language, `labels.warehouse.${parcel.warehouse}`),
      ...told("customer", parcel.uid),
      ...told("weight", parcel.weight_g === null ? "" : (parcel.weight_g / 1_000).toFixed(2)),
      ...told("shelf", parcel.shelf),
      ...told("express", parcel.express_no === parcel.tid ? "" : parcel.express_no),
      formatWireTime(caller.now, caller.region).slice(0, 16),
    ],
  };
}

function labelOfBox(box: LabelledBox, printing: Printing): Label {
  const { language, now, region } = printing.caller;
  const { say } = printing;
  return {
    code: box.number,
    head: headOf(box, printing),
    facts: [
      say(language, `labels.warehouse.${box.warehouse}`),
      say(language, "labels.parcels", { count: box.parcels }),
      say(language, "labels.weight", { value: (box.weight_g / 1_000).toFixed(2) }),
      formatWireTime(now, region).slice(0, 16),
    ],
  };
}
