import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import { findBoxToLoad } from "../boxes/find-box-to-load.ts";
import { deleteVoyageBox, insertVoyageBox, lockVoyage, type Voyage } from "./voyage-queries.ts";

export interface VoyageLoad {
  readonly number: string;
  readonly box_number: string;
}

type Unloadable = Refusal<"voyage_unknown" | "voyage_not_in_state" | "box_unknown">;
type Box = NonNullable<Awaited<ReturnType<typeof findBoxToLoad>>>;

/** Puts a scanned box into an open container or flight; scanned twice, it is in it once. */
export async function loadVoyage(
  db: Db,
  load: VoyageLoad,
  caller: StaffCaller,
): Promise<
  Result<
    null,
    Unloadable | Refusal<"voyage_box_not_sealed" | "voyage_box_elsewhere" | "transport_unavailable">
  >
> {
  const held = await holdBoth(db, load);
  if (!held.ok) return held;
  const { voyage, box } = held.value;
  if (box.voyage_id === voyage.id) return ok(null);
  if (box.voyage_id !== null) return refuse({ code: "voyage_box_elsewhere" });
  if (box.state !== "sealed") return refuse({ code: "voyage_box_not_sealed" });
  const { warehouse, region, transport } = voyage;
  if (box.warehouse !== warehouse || box.region !== region || box.transport !== transport)
    return refuse({ code: "transport_unavailable" });
  await insertVoyageBox(db, voyage.id, box.id);
  await auditLoad(db, "load_voyage", { load, caller });
  return ok(null);
}

/** Takes a box out of one that has not left; it stays sealed, and can go alone. */
export async function unloadVoyage(
  db: Db,
  load: VoyageLoad,
  caller: StaffCaller,
): Promise<Result<null, Unloadable>> {
  const held = await holdBoth(db, load);
  if (!held.ok) return held;
  const { voyage, box } = held.value;
  if (box.voyage_id !== voyage.id) return refuse({ code: "box_unknown" });
  await deleteVoyageBox(db, voyage.id, box.id);
  await auditLoad(db, "unload_voyage", { load, caller });
  return ok(null);
}

async function holdBoth(
  db: Db,
  { number, box_number }: VoyageLoad,
): Promise<Result<{ voyage: Voyage; box: Box }, Unloadable>> {
  const voyage = await lockVoyage(db, number);
  if (!voyage) return refuse({ code: "voyage_unknown" });
  if (voyage.state !== "open") return refuse({ code: "voyage_not_in_state" });
  const box = await findBoxToLoad(db, box_number);
  return box ? ok({ voyage, box }) : refuse({ code: "box_unknown" });
}

const auditLoad = (
  db: Db,
  action: "load_voyage" | "unload_voyage",
  { load, caller }: { load: VoyageLoad; caller: StaffCaller },
) =>
  recordAudit(db, caller, {
    action,
    object_kind: "voyage",
    object_id: load.number,
    new_value: { box: load.box_number },
  });
