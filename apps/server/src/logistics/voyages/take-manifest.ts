import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type { takeManifest as takeCall } from "@sampan/contract/logistics/voyages/staff-voyages";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { describeManifestRow, describeVoyage, findVoyage } from "./describe-voyage.ts";
import { selectManifest } from "./voyage-queries.ts";

/** What customs is told of every parcel of a container or flight. Whoever takes it out of the house is on record. */
export async function takeManifest(
  db: Db,
  { number }: InputOf<typeof takeCall>,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof takeCall>, Refusal<"voyage_unknown">>> {
  const voyage = await findVoyage(db, number);
  if (!voyage) return refuse({ code: "voyage_unknown" });
  const datalist = (await selectManifest(db, voyage.id)).map(describeManifestRow);
  await recordAudit(db, caller, {
    action: "take_manifest",
    object_kind: "voyage",
    object_id: number,
    new_value: { parcels: datalist.length },
  });
  return ok({ data: describeVoyage(voyage, caller.region), datalist });
}
