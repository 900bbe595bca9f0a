import * as preparedCalls from "@sampan/contract/shop/work-orders/staff-prepared-answers";
import * as calls from "@sampan/contract/shop/work-orders/staff-work-orders";
import { ok, refuse } from "@sampan/domain/kernel/result";
import type { Db } from "../../kernel/db/db.ts";
import { uploadPicture } from "../../kernel/files/upload-picture.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import { type Edge, mount } from "../../kernel/http/mount.ts";
import type { Needs } from "../../kernel/needs.ts";
import { answerWorkOrder } from "./answer-work-order.ts";
import { askEntryTranslations } from "./ask-entry-translations.ts";
import { claimWorkOrder } from "./claim-work-order.ts";
import { closeWorkOrderAtDesk } from "./close-work-order.ts";
import { describeForDesk, summariseForDesk } from "./describe-staff-work-order.ts";
import { handOverWorkOrder } from "./hand-over-work-order.ts";
import { noteWorkOrder } from "./note-work-order.ts";
import { selectPreparedAnswers } from "./prepared-answer-queries.ts";
import { removePreparedAnswer, savePreparedAnswer } from "./save-prepared-answer.ts";
import {
  countByHolder,
  selectShownWorkOrder,
  selectWorkOrdersOfTab,
} from "./shown-work-order-queries.ts";

export function staffWorkOrderRoutes(edge: Edge, needs: Needs): void {
  const { jobs } = needs;
  mount(edge, calls.listWorkOrders, async (db, { tab, page, page_size }, caller) => {
    const { staff, now } = caller;
    const part = { limit: page_size, offset: (page - 1) * page_size };
    const whose = { staffId: staff.id, now };
    const { rows, total, has_more } = await selectWorkOrdersOfTab(db, { tab, ...part, ...whose });
    return ok({
      datalist: rows.map((row) => summariseForDesk(row, caller)),
      total,
      has_more,
      waiting: await countByHolder(db, whose),
    });
  });
  mount(edge, calls.getWorkOrder, (db, { id }, caller) => show(db, id, caller));
  mount(edge, calls.claimWorkOrder, async (db, { id }, caller) => {
    const claimed = await claimWorkOrder(db, id, caller);
    return claimed.ok ? show(db, id, caller) : claimed;
  });
  mount(edge, calls.handOverWorkOrder, async (db, input, caller) => {
    const handed = await handOverWorkOrder(db, input, caller);
    return handed.ok ? show(db, input.id, caller) : handed;
  });
  mount(edge, calls.answerWorkOrder, async (db, input, caller) => {
    const answered = await answerWorkOrder(db, input, { caller, jobs });
    return answered.ok ? show(db, input.id, caller) : answered;
  });
  mount(edge, calls.closeWorkOrderAtDesk, async (db, { id }, caller) => {
    const closed = await closeWorkOrderAtDesk(db, id, { caller, jobs });
    return closed.ok ? show(db, id, caller) : closed;
  });
  mount(edge, calls.noteWorkOrder, async (db, input, caller) => {
    const noted = await noteWorkOrder(db, input, caller);
    return noted.ok ? show(db, input.id, caller) : noted;
  });
  mountPictures(edge, needs);
  mount(edge, preparedCalls.listPreparedAnswers, async (db) => {
    const answers = await selectPreparedAnswers(db);
    const list = answers.map(({ key, title, words, version }) => ({
      id: key,
      title,
      words,
      version,
    }));
    return ok({ list });
  });
  mount(edge, preparedCalls.savePreparedAnswer, savePreparedAnswer);
  mount(edge, preparedCalls.removePreparedAnswer, (db, { id }, caller) =>
    removePreparedAnswer(db, id, caller),
  );
}

/** What waits for the network, or for a picture to be drawn. */
function mountPictures(edge: Edge, needs: Needs): void {
  mount(edge, calls.translateWorkOrderAtDesk, async (db, { id }, caller) => {
    const { staff, settings, language, now } = caller;
    const asked = await selectShownWorkOrder(db, { key: id });
    if (!asked) return refuse({ code: "work_order_unknown" } as const);
    const datalist = await askEntryTranslations(db, needs, asked.id, {
      language,
      budget: settings.translation_characters_per_day,
      share: { who: `staff:${staff.id}`, most: settings.translation_characters_per_day },
      now,
    });
    return ok({ datalist: [...datalist] });
  });
  mount(edge, calls.uploadWorkOrderPicture, async (db, { id, file }, { now }) => {
    const asked = await selectShownWorkOrder(db, { key: id });
    if (!asked) return refuse({ code: "work_order_unknown" } as const);
    const by = { account_id: asked.account_id };
    return uploadPicture(db, { file, kind: "ticket", by, now }, needs);
  });
}

async function show(db: Db, key: string, caller: StaffCaller) {
  const asked = await selectShownWorkOrder(db, { key });
  return asked
    ? ok({ data: await describeForDesk(db, asked, caller) })
    : refuse({ code: "work_order_unknown" } as const);
}
