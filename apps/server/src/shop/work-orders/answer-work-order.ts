import type { InputOf, RefusalOf } from "@sampan/contract/kernel/call";
import type { answerWorkOrder as call } from "@sampan/contract/shop/work-orders/staff-work-orders";
import { languageOfWords } from "@sampan/domain/kernel/language-of-words";
import { ok, type Result } from "@sampan/domain/kernel/result";
import { silenceEnds } from "@sampan/domain/shop/work-orders/work-order-clock";
import { recordAudit } from "../../kernel/audit/record-audit.ts";
import type { Db } from "../../kernel/db/db.ts";
import type { StaffCaller } from "../../kernel/http/callers.ts";
import type { Refusal } from "../../kernel/http/envelope.ts";
import type { Needs } from "../../kernel/needs.ts";
import { regionOfAccount } from "./region-of-account.ts";
import { checkSaid } from "./check-said.ts";
import { takeOn } from "./claim-work-order.ts";
import { holdAtDesk } from "./hold-at-desk.ts";
import { refuseRepeated } from "./refuse-repeated.ts";
import { tellOfWorkOrder } from "./tell-of-work-order.ts";
import { insertEntry, updateWorkOrder } from "./work-order-queries.ts";

/**
 * Answers, which takes on what nobody had. The customer is told away from the page once for each time they waited, and
 * silence begins to count. [BO-45] [WO-03]
 */
export async function answerWorkOrder(
  db: Db,
  input: InputOf<typeof call>,
  { caller, jobs }: { readonly caller: StaffCaller; readonly jobs: Needs["jobs"] },
): Promise<Result<null, Refusal<RefusalOf<typeof call>>>> {
  const { staff, language, settings, now } = caller;
  const step = await holdAtDesk(db, input.id, { event: "answer", caller });
  if (!step.ok) return step;
  const { held, next } = step.value;
  const words = await checkSaid(db, input, held.account_id);
  if (!words.ok) return words;
  const isNew = await refuseRepeated(db, words.value, { workOrderId: held.id, author: "staff" });
  if (!isNew.ok) return isNew;
  await takeOn(db, held, caller);
  const { content, imgs } = words.value;
  await insertEntry(db, {
    work_order_id: held.id,
    kind: "said",
    author: "staff",
    staff_id: staff.id,
    content,
    language: languageOfWords(content, language),
    imgs: JSON.stringify(imgs),
    at: now,
  });
  const region = await regionOfAccount(db, held.account_id);
  await updateWorkOrder(db, held.id, {
    state: next,
    due_at: null,
    escalated_at: null,
    warned_at: null,
    moved_at: now,
    ...silenceEnds(now, region, settings),
  });
  await recordAudit(db, caller, {
    action: "answer_work_order",
    object_kind: "work_order",
    object_id: held.key,
    new_value: { pictures: imgs.length },
  });
  if (held.state === "open")
    await tellOfWorkOrder(db, { jobs }, held, {
      kind: "work_order_answered",
      values: { subject: held.subject },
      now,
    });
  return ok(null);
}
