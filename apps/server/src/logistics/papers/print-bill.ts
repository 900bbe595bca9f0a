import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { readBillPdf as call } from "@sampan/contract/logistics/papers/papers";
import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { readPaperPictures } from "../../kernel/files/read-paper-pictures.ts";
import type { CustomerCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { drawPapersAside } from "../../kernel/pdf/draw-papers-aside.ts";
import type { PaperPicture } from "../../kernel/pdf/paper.ts";
import { describeBill } from "../parcels/describe-parcel.ts";
import { findBillOfParcel } from "../parcels/find-bill.ts";
import { billPaper } from "./bill-paper.ts";
import { findBill, type PrintedParcel, selectPrintedParcels } from "./paper-queries.ts";

type PrintNeeds = Pick<Needs, "say" | "files">;

/** Pictures of the scale on a bill: so many of a parcel. */
const picturesOfParcel = 2;

/**
 * One of the caller's own freight bills as a PDF in their language: weights, sums with how they were reckoned, and the pictures of
 * the scale. Drawn by a thread beside. Refuses `bill_unknown`, and `server_busy` where several wait to be drawn.
 */
export async function printBill(
  db: Db,
  { say, files }: PrintNeeds,
  { tid }: InputOf<typeof call>,
  caller: CustomerCaller,
): Promise<Result<OutputOf<typeof call>, Refusal<"bill_unknown" | "server_busy">>> {
  const owner = await findBill(db, { tid, accountId: caller.customer.id });
  if (!owner) return refuse({ code: "bill_unknown" });
  const parcels = await selectPrintedParcels(db, owner.id);
  const bill = describeBill(await findBillOfParcel(db, owner.id), { caller, say });
  const pictures = await readPictures(parcels, { files, say, caller });
  const { language, now } = caller;
  const paper = billPaper({ owner, bill, parcels, pictures }, { language, now, say });
  const drawn = await drawPapersAside([paper]);
  return drawn.ok ? ok({ data: { pdf: drawn.value.toString("base64") } }) : drawn;
}

/** The pictures that are still kept, each with its parcel, what it weighed, when, and by whose number. [FRT-10] */
const readPictures = (
  parcels: readonly PrintedParcel[],
  { files, say, caller }: PrintNeeds & { readonly caller: CustomerCaller },
): Promise<readonly PaperPicture[]> =>
  readPaperPictures(
    files,
    parcels.flatMap(({ photos, tid, weight_g, measured_at, badge }) => {
      const caption = say(caller.language, "papers.picture", {
        tid,
        weight: formatKilograms(weight_g ?? 0),
        date: measured_at ? formatWireTime(measured_at, caller.region) : "",
        badge: badge === null ? "" : String(badge),
      });
      return photos.slice(0, picturesOfParcel).map((url) => ({ url, caption }));
    }),
  );
