import * as calls from "@sampan/contract/logistics/last-mile/last-mile";
import * as staff from "@sampan/contract/logistics/last-mile/staff-last-mile";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import type { Region } from "@sampan/domain/kernel/regions";
import { ok } from "@sampan/domain/kernel/result";
import { lastMileFacts, lastMileWays } from "@sampan/domain/logistics/last-mile/last-mile-ways";
import { mountNotification } from "../../kernel/http/mount-notification.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { askChooseStore } from "./ask-choose-store.ts";
import { chooseHome, openStoreMap } from "./choose-way.ts";
import { handInParcel, readLabel, shipHome } from "./desk-acts.ts";
import { countCarriers, type DeskRow, selectDesk } from "./desk-queries.ts";
import { showLastMile } from "./show-last-mile.ts";
import { takeShippingPush, takeStoreAnswer } from "./take-words.ts";

/** The last mile: stores and vans that bring parcels from our warehouse to their owners. */
export function lastMileRoutes(edge: Edge, needs: Needs): void {
  const shown = <T>(data: T) => ({ data });
  mount(edge, calls.readLastMile, async (db, { tid }, caller) => {
    const last = await showLastMile(db, tid, caller, needs);
    return last.ok ? ok(shown(last.value)) : last;
  });
  mount(edge, calls.openStoreMap, async (db, input, caller) => {
    const form = await openStoreMap(db, input, caller, needs);
    return form.ok ? ok(shown({ url: form.value.url, fields: { ...form.value.fields } })) : form;
  });
  mount(edge, calls.chooseStore, async (_, input, caller) => {
    const chosen = await askChooseStore(needs, input, caller);
    return chosen.ok ? ok(shown(chosen.value)) : chosen;
  });
  mount(edge, calls.chooseHome, async (db, { tid }, caller) => {
    const chosen = await chooseHome(db, tid, caller, needs);
    return chosen.ok ? ok(shown(chosen.value)) : chosen;
  });
  mountNotification(edge, calls.ecpayStoreAnswer, (answer) => takeStoreAnswer(needs, answer));
  mountNotification(edge, calls.ecpayShippingPush, (push) => takeShippingPush(needs, push));
  desk(edge, needs);
}

function desk(edge: Edge, needs: Needs): void {
  const { jobs, chance, shipping } = needs;
  mount(edge, staff.listLastMile, async (db, { view, page, page_size }, { region, now }) => {
    const offset = (page - 1) * page_size;
    const { rows, total } = await selectDesk(db, { view, limit: page_size, offset });
    return ok({ datalist: rows.map((row) => describeRow(row, { region, now })), total });
  });
  mount(edge, staff.readShippingLabel, async (db, { trade_no }) => {
    const form = await readLabel(db, trade_no, needs);
    return form.ok ? ok({ data: { url: form.value.url, fields: { ...form.value.fields } } }) : form;
  });
  mount(edge, staff.handInParcel, (db, { trade_no }, caller) =>
    handInParcel(db, trade_no, { caller, jobs, chance }),
  );
  mount(edge, staff.shipHome, (db, { tid }, caller) =>
    shipHome(db, tid, { caller, jobs, shipping }),
  );
  mount(edge, staff.listCarrierCosts, async (db, _input, { now }) => {
    const counted = await countCarriers(db, addDays(now, -days));
    const datalist = lastMileWays.map((way) => ({
      parcels: 0,
      delivered: 0,
      failed: 0,
      charge: 0,
      ...counted.find((one) => one.way === way),
      way,
      name: lastMileFacts[way].name,
      is_connected: shipping?.ways.includes(way) ?? false,
    }));
    return ok({ datalist });
  });
}

const days = 30;

function describeRow(
  row: DeskRow,
  { region, now }: { readonly region: Region; readonly now: Date },
): staff.LastMileRow {
  const { trade_no, state, asked_at, answer_by, trouble } = row;
  const at = (moment: Date | null) => moment && formatWireTime(moment, region);
  return {
    tid: row.tid,
    uid: row.uid,
    transport_state: row.transport_state,
    consignee: row.consignee,
    way: row.way,
    store: row.store_name,
    owner: ownerOf(row, now),
    trouble: trouble === "" ? null : trouble,
    answer_by: at(answer_by),
    is_late: answer_by !== null && answer_by < now,
    order:
      trade_no === null || state === null || asked_at === null
        ? null
        : {
            trade_no,
            state,
            reason: row.reason ?? "",
            step: row.step,
            step_at: at(row.step_at),
            number: row.number ?? "",
            asked_at: formatWireTime(asked_at, region),
          },
  };
}

/** Whose turn it is: the owner's until their answer is late, the carrier's while it brings the parcel, else ours. */
function ownerOf(row: DeskRow, now: Date): staff.LastMileRow["owner"] {
  if (row.ended_at !== null) return "nobody";
  if (row.answer_by !== null) return row.answer_by < now ? "desk" : "customer";
  if (row.state !== "made") return "desk";
  const isCarriers = row.step !== null && !deskSteps.includes(row.step) && row.step !== "announced";
  return isCarriers ? "carrier" : "desk";
}

const deskSteps: readonly string[] = [
  "address_wrong",
  "store_closed",
  "uncollected",
  "refused",
  "returned",
  "lost",
];
