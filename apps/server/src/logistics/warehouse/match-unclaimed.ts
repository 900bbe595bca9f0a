import type { InputOf } from "@sampan/contract/kernel/call";
import type { matchUnclaimed as call } from "@sampan/contract/logistics/unclaimed/staff-unclaimed";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { findPersonByUid } from "../../people/identities/find-person.ts";
import { isOwnAccount } from "../../people/staff/is-own-account.ts";
import { announceFound } from "../../trade/purchases/announce-found.ts";
import { placeFoundGoods } from "../consignments/place-found-goods.ts";
import { holdUnclaimed, type StoredUnclaimed } from "../unclaimed/hold-unclaimed.ts";
import { receiveParcel } from "./receive-parcel.ts";

type Input = InputOf<typeof call>;
type Refused = Refusal<(typeof call.refusals)[number]>;
interface Matching {
  readonly caller: StaffCaller;
  readonly needs: Pick<Needs, "jobs" | "chance">;
}

/**
 * Makes a package of a parcel that came without an owner: of goods that a customer awaits, whatever number they were
 * forecast under, or of goods nobody forecast, as a consignment of theirs. Held first, it becomes one package, whoever
 * else matches or receives it. Nobody matches a parcel to themselves. Answers the row of the pool. [BO-15]
 */
export async function matchUnclaimed(
  db: Db,
  input: Input,
  matching: Matching,
): Promise<Result<number, Refused>> {
  const { caller, needs } = matching;
  const held = await holdUnclaimed(db, input.id);
  if (!held.ok) return held;
  const kept = held.value;
  const owner = await findPersonByUid(db, input.uid.trim());
  if (!owner) return refuse({ code: "customer_unknown" });
  if (await isOwnAccount(db, { staffId: caller.staff.id, accountId: owner.id }))
    return refuse({ code: "self_approval" });
  const lines = await expectLines(db, { kept, owner, input }, matching);
  if (!lines.ok) return lines;
  const { express_no, warehouse, shelf, photos, marks } = kept;
  const received = await receiveParcel(
    db,
    {
      express_no,
      warehouse,
      lines: [...lines.value],
      measures: measuresOf(kept),
      photo_mm: null,
      shelf,
      photos,
      marks: marks as Parameters<typeof receiveParcel>[1]["marks"],
      faults: [],
    },
    { caller, needs, weighed: { staffId: kept.received_by, at: kept.received_at } },
  );
  if (!received.ok) return received;
  await recordAudit(db, caller, {
    action: "match_unclaimed_parcel",
    object_kind: "unclaimed_parcel",
    object_id: kept.key,
    old_value: { state: kept.state, label: kept.label },
    new_value: { uid: owner.uid, tid: received.value, lines: lines.value },
  });
  return ok(kept.id);
}

interface Owned {
  readonly kept: StoredUnclaimed;
  readonly owner: NonNullable<Awaited<ReturnType<typeof findPersonByUid>>>;
  readonly input: Input;
}

/** Has the goods awaited under the parcel's number; answers them. */
async function expectLines(
  db: Db,
  { kept, owner, input }: Owned,
  { caller, needs }: Matching,
): Promise<Result<Input["lines"], Refused>> {
  const { express_no, warehouse } = kept;
  if (input.lines.length > 0) {
    const announced = await announceFound(
      db,
      { accountId: owner.id, lines: input.lines, express_no },
      caller,
    );
    return announced.ok ? ok(input.lines) : announced;
  }
  if (!input.goods) return refuse({ code: "unclaimed_owner_needed" });
  const placed = await placeFoundGoods(
    db,
    needs,
    { owner, warehouse, express_no, ...input.goods },
    caller,
  );
  return placed.ok ? ok([placed.value]) : placed;
}

function measuresOf({ weight_g, length_mm, width_mm, height_mm }: StoredUnclaimed) {
  const isWhole =
    weight_g !== null && length_mm !== null && width_mm !== null && height_mm !== null;
  return isWhole ? { weight_g, length_mm, width_mm, height_mm } : null;
}
