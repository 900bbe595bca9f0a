import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import * as prepared from "@sampan/contract/shop/work-orders/staff-prepared-answers";
import * as desk from "@sampan/contract/shop/work-orders/staff-work-orders";
import * as calls from "@sampan/contract/shop/work-orders/work-orders";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { customer, staff, db, clock } = await openTestApp();
let service = await staff("service");
let colleague = service;
// Nobody stays at a desk for days.
const sitDown = async (): Promise<void> => {
  service = await staff("service");
  colleague = await staff("service");
};
beforeEach(sitDown);

const asked = async (content = "在哪裡") => {
  const ming = await customer();
  const { data } = valueOf(await ming.call(calls.createWorkOrder, { subject: "包裹", content }));
  return { ming, id: data.id };
};
const emailOf = async (who: Awaited<ReturnType<typeof staff>>): Promise<string> => {
  const { email } = await db
    .selectFrom("staff_members")
    .select("email")
    .where("id", "=", who.id)
    .executeTakeFirstOrThrow();
  return email;
};
const tabOf = async (who: typeof service, tab: "unclaimed" | "mine" | "others" | "late") =>
  valueOf(await who.call(desk.listWorkOrders, { tab, page_size: 100 })).datalist.map(
    ({ id }) => id,
  );

describe("the desk of questions", () => {
  test("takes one on, hands it over to a colleague who answers, and shows who has it [BO-45]", async () => {
    const { ming, id } = await asked();
    expect(await tabOf(service, "unclaimed")).toContain(id);
    const claimed = valueOf(await service.call(desk.claimWorkOrder, { id })).data;
    expect(claimed).toMatchObject({ is_mine: true, acts: ["hand_over", "answer", "close"] });
    expect(await tabOf(service, "mine")).toContain(id);
    expect(await tabOf(colleague, "others")).toContain(id);
    for (const call of [desk.claimWorkOrder, desk.closeWorkOrderAtDesk])
      expect(refusalOf(await colleague.call(call, { id }))).toBe("work_order_of_other");
    const answer = { id, content: "我來" };
    expect(refusalOf(await colleague.call(desk.answerWorkOrder, answer))).toBe(
      "work_order_of_other",
    );

    const to = await emailOf(colleague);
    const packer = await emailOf(await staff("warehouse"));
    expect(refusalOf(await service.call(desk.handOverWorkOrder, { id, email: packer }))).toBe(
      "work_order_colleague_unknown",
    );
    valueOf(await service.call(desk.handOverWorkOrder, { id, email: to }));
    expect(await tabOf(colleague, "mine")).toContain(id);
    const { entries, holder } = valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data;
    expect(entries.map(({ kind }) => kind)).toEqual(["said", "claimed", "handed_over"]);
    expect(holder).toBe(entries.at(-1)?.to_name);
  });

  test("lets anybody take on what is late, and the dashboard counts it [BO-45] [BO-52]", async () => {
    const { id } = await asked();
    valueOf(await colleague.call(desk.claimWorkOrder, { id }));
    const queue = async () => valueOf(await service.call(getDashboard, {})).data.queues.work_orders;
    const before = await queue();
    expect(before.count).toBeGreaterThan(0);
    clock.pass({ hours: 25 });
    await sitDown();
    const after = await queue();
    expect(after.count).toBe(before.count);
    expect(after.late).toBeGreaterThan(before.late);
    expect(after.oldest_minutes).toBeGreaterThanOrEqual(25 * 60);
    expect(await tabOf(colleague, "late")).toContain(id);
    valueOf(await colleague.call(desk.claimWorkOrder, { id }));
    expect(await tabOf(colleague, "mine")).toContain(id);
  });

  test("keeps notes that no call of the customer's says [BO-45]", async () => {
    const { ming, id } = await asked();
    const words = "內部：第三次來問";
    const { data } = valueOf(await service.call(desk.noteWorkOrder, { id, words }));
    expect(data.notes).toMatchObject([{ words }]);
    expect(refusalOf(await service.call(desk.noteWorkOrder, { id, words: " " }))).toBe(
      "work_order_words_needed",
    );
    const answers = [
      await ming.call(calls.getWorkOrderDetail, { id }),
      await ming.call(calls.queryWorkOrderList, {}),
    ];
    expect(JSON.stringify(answers)).not.toContain("內部");
    const acts = await db.selectFrom("audit_log").select("new_value").execute();
    expect(JSON.stringify(acts)).not.toContain("內部");
  });

  test("prepares answers in every language, and holds a save to what was seen [BO-45]", async () => {
    const words = { zh: "请稍候", "zh-TW": "請稍候", th: "โปรดรอ", en: "Please wait" };
    valueOf(await service.call(prepared.savePreparedAnswer, { title: "等候", words }));
    const again = await service.call(prepared.savePreparedAnswer, { title: "等候", words });
    expect(refusalOf(again)).toBe("prepared_answer_known");
    const [made] = valueOf(await colleague.call(prepared.listPreparedAnswers, {})).list;
    expect(made).toMatchObject({ title: "等候", words, version: 1 });
    const change = { id: made?.id ?? "", version: 1, title: "請等", words };
    valueOf(await colleague.call(prepared.savePreparedAnswer, change));
    expect(refusalOf(await service.call(prepared.savePreparedAnswer, change))).toBe(
      "changed_meanwhile",
    );
    valueOf(await service.call(prepared.removePreparedAnswer, { id: change.id }));
    expect(refusalOf(await service.call(prepared.removePreparedAnswer, { id: change.id }))).toBe(
      "prepared_answer_unknown",
    );
  });
});
