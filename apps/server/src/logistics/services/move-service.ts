import type { InputOf } from "@sampan/contract/kernel/call";
import type { moveService as moveCall } from "@sampan/contract/logistics/services/staff-services";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { isPictured, picturesNeeded } from "@sampan/domain/logistics/services/service-kinds";
import {
  nextServiceState,
  type ServiceAct,
  type ServiceEvent,
} from "@sampan/domain/logistics/services/service-state";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { notifyCustomer } from "../../people/notices/notify-customer.ts";
import { ownPhotos } from "../cameras/own-photos.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { returnFee } from "./return-fee.ts";
import { findService, holdService, type StoredService, updateService } from "./service-queries.ts";

type Move = InputOf<typeof moveCall>;
type Refused = Refusal<(typeof moveCall.refusals)[number]>;

/** A hold that may be is had at once. */
const eventOf = (act: ServiceAct, { service }: StoredService): ServiceEvent =>
  act === "accept" && service === "hold" ? "hold" : act;

/**
 * The desk writes down that a service is done, may be done, or is declined, and its owner is told. Refuses `photos_needed` for
 * what is only done with a picture, `reason_needed` for what is declined without a word. Answers the service's row.
 */
export async function moveService(
  db: Db,
  { number, event: act, note, photos }: Move,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<number, Refused>> {
  const { staff, now } = caller;
  const words = note.trim();
  const found = await findService(db, number);
  if (!found) return refuse({ code: "service_unknown" });
  const [parcel] = await lockParcels(db, { ids: [found.package_id ?? 0] });
  const service = await holdService(db, found.id);
  if (!service) return refuse({ code: "service_unknown" });
  const event = eventOf(act, service);
  const next = nextServiceState(service.state, event, "staff");
  if (!next.ok) return next;
  if (act === "decline" && words === "") return refuse({ code: "reason_needed" });
  const shots = act === "finish" && isPictured(service.service) ? photos : [];
  const n = act === "finish" ? picturesNeeded(service.service) : 0;
  if (shots.length < n) return refuse({ code: "photos_needed", values: { n } });
  const own = await ownPhotos(db, shots, parcel ? [parcel.tid, parcel.express_no] : []);
  if (!own.ok) return own;

  const { to, returnsFee } = next.value;
  const isOver = to === "done" || to === "declined";
  await updateService(db, service.id, {
    state: to,
    ...(to === "holding" && { due_at: null }),
    ...(isOver && {
      settled_at: now,
      settled_by: staff.id,
      note: words,
      photos: JSON.stringify(own.value),
    }),
  });
  const returned = returnsFee ? await returnFee(db, service, { why: "decline", now }) : 0;
  await recordAudit(db, caller, {
    action: `${act}_service`,
    object_kind: "service",
    object_id: number,
    old_value: { state: service.state },
    new_value: { state: to, service: service.service, note: words, photos: own.value, returned },
  });
  await tell(db, jobs, { service, act, words, returned, now });
  return ok(service.id);
}

interface Telling {
  readonly service: StoredService;
  readonly act: ServiceAct;
  readonly words: string;
  /** Cents that went back now; 0 where they had before. */
  readonly returned: number;
  readonly now: Date;
}

/** That it may be done is nothing to its owner, who asked for it. */
async function tell(
  db: Db,
  jobs: Needs["jobs"],
  { service, act, words, returned, now }: Telling,
): Promise<void> {
  const { account_id: accountId, service: kind, tid, currency } = service;
  const to = { accountId, link: `/parcelServices/${tid}`, now };
  if (act === "finish")
    await notifyCustomer(db, jobs, { ...to, kind: "service_done", values: { service: kind, tid } });
  if (act === "decline")
    await notifyCustomer(db, jobs, {
      ...to,
      kind: "service_declined",
      values: { service: kind, tid, reason: words, amount: returned, currency },
    });
}
