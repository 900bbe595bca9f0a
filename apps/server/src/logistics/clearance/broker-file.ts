import type { InputOf, OutputOf } from "@sampan/contract/kernel/call";
import type {
  enterBrokerFile as enterCall,
  takeBrokerFile as takeCall,
} from "@sampan/contract/logistics/clearance/staff-clearance";
import { sum } from "@sampan/domain/kernel/money";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { readBrokerFile } from "@sampan/domain/logistics/clearance/broker-file";
import { localDigits } from "@sampan/domain/people/accounts/phone";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { lockParcels } from "../parcels/lock-parcels.ts";
import { findVersion } from "./clearance-queries.ts";
import { moveClearance } from "./move-clearance.ts";
import { selectConfirmed } from "./shown-clearances.ts";

/** What the broker is told of what was confirmed here and not sent yet: name and mobile, and never a number of an identity. */
export async function takeBrokerFile(
  db: Db,
  caller: StaffCaller,
): Promise<Result<OutputOf<typeof takeCall>, never>> {
  const confirmed = await selectConfirmed(db);
  await recordAudit(db, caller, {
    action: "take_broker_file",
    object_kind: "clearances",
    object_id: "",
    new_value: { tids: confirmed.map(({ tid }) => tid) },
  });
  return ok({
    datalist: confirmed.flatMap(({ tid, name, mobile, lines, currency, weight_g }) =>
      lines.map((line) => ({
        tid,
        name: name ?? "",
        mobile: mobile === null ? "" : localDigits(mobile),
        goods: line.name,
        num: line.num,
        unit_price: Math.trunc(line.amount / Math.max(1, line.num)),
        currency,
        weight_g: weight_g ?? 0,
        pieces: sum(lines.map(({ num }) => num)),
      })),
    ),
  });
}

/**
 * Writes down what a broker's file says, row by row, with the file and the row as what it rests on. One row that is refused refuses the file,
 * by its line and in the words of the refusal.
 */
export async function enterBrokerFile(
  db: Db,
  { name, text }: InputOf<typeof enterCall>,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<
  Result<
    { readonly data: { readonly entered: number } },
    Refusal<"broker_row_unreadable" | "broker_row_refused">
  >
> {
  const read = readBrokerFile(text);
  if (!read.ok) return read;
  // All of them at once, in the order in which everybody holds parcels.
  await lockParcels(db, { tids: read.value.map(({ tid }) => tid) });
  for (const { line, tid, event, note } of read.value) {
    const version = await findVersion(db, tid);
    const by = [name.slice(0, 80), `#${line}`, note].filter(Boolean).join(" ");
    const step = { tid, version, event, note: by, imgs: [] };
    const moved = await moveClearance(db, step, { caller, jobs });
    if (!moved.ok) {
      const why = caller.words(moved.error);
      return refuse({ code: "broker_row_refused", values: { line, tid, why } });
    }
  }
  return ok({ data: { entered: read.value.length } });
}
