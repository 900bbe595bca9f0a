import { createLineAccount } from "@sampan/connectors/messages/line/create-line-account";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import { queryLinkedLogIns, setLineNotices } from "@sampan/contract/people/linked-log-ins";
import { queryNoticeList } from "@sampan/contract/people/notices";
import {
  getWorkOrderDetail,
  queryWorkOrderList,
} from "@sampan/contract/shop/work-orders/work-orders";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sendLine } from "../apps/server/src/people/notices/line-jobs.ts";
import { sendNotice } from "../apps/server/src/people/notices/notice-jobs.ts";
import { notifyCustomer } from "../apps/server/src/people/notices/notify-customer.ts";
import { sweepExpired } from "../apps/server/src/sweep-expired.ts";
import { lineBody, lineSignature, lineTells } from "./support/line-tells.ts";
import { openSandbox } from "./support/open-sandbox.ts";
import { openTestApp } from "./support/test-app.ts";
import { valueOf } from "./support/value-of.ts";

const sandbox = await openSandbox();
const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
const line = createLineAccount(
  { baseUrl: `${sandbox.url}/line-messages`, ...known.lineMessages },
  outbound,
  () => new Date(),
);
const world = await openTestApp({ line });
const { clock, customer, db, jobs, needs, visitor } = world;

afterAll(async () => {
  await outbound.close();
  await sandbox.close();
});
beforeEach(() => sandbox.control("reset"));

let last = 0;
const newId = () => String((last += 1)).padStart(32, "0");
/** A customer who linked LINE, with what they are called there. */
async function linked(region: "TW" | "TH" = "TW") {
  const person = await customer({ region });
  const subject = `U${newId()}`;
  const own = { account_id: person.id, provider: "line", subject, name: "小明" } as const;
  await db
    .insertInto("linked_log_ins")
    .values({ ...own, linked_at: clock.now() })
    .execute();
  return { ...person, subject };
}
type Linked = Awaited<ReturnType<typeof linked>>;
const sentTo = async (to: string): Promise<string[]> => {
  const answer = await fetch(`${sandbox.url}/sandbox/outbox.json?to=${to}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.map(({ text }) => text);
};
const workOrdersOf = async (person: Linked) =>
  valueOf(await person.call(queryWorkOrderList, {})).datalist;
const saidIn = async (person: Linked, id: string) =>
  valueOf(await person.call(getWorkOrderDetail, { id })).data.entries.map(({ content }) => content);

describe("a notice that must not be missed", () => {
  const tell = async ({ id: accountId }: Linked) => {
    const told = { accountId, kind: "goods_arrived", values: { tid: "SP000000000000" } } as const;
    await notifyCustomer(db, needs.jobs, { ...told, link: "/orderListAgent", now: clock.now() });
    const asked = jobs.findLast(({ name }) => name === "notify-customer");
    if (asked?.name !== "notify-customer") throw new Error("nobody carries it");
    return asked.data;
  };

  test("comes to LINE as well, once, however often it is tried [BO-53]", async () => {
    const ming = await linked();
    const named = await tell(ming);
    await sendNotice(needs, named);
    expect(jobs.at(-1)).toEqual({ name: "send-line", data: named });
    await sendLine(needs, named);
    await sendLine(needs, named);
    const texts = await sentTo(ming.subject);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain("/orderListAgent");
  });

  test("does not come where its reader does not want it there", async () => {
    const ming = await linked();
    const notices = async () =>
      valueOf(await ming.call(queryLinkedLogIns, {})).datalist[0]?.takes_notices;
    expect(await notices()).toBe(true);
    valueOf(await ming.call(setLineNotices, { is_on: false }));
    expect(await notices()).toBe(false);
    const named = await tell(ming);
    await sendNotice(needs, named);
    await sendLine(needs, named);
    expect(await sentTo(ming.subject)).toEqual([]);
  });

  test("stays in the list when the month's messages are used up, and nothing is tried again", async () => {
    const ming = await linked();
    const named = await tell(ming);
    const asked: string[] = [];
    const usedUp: typeof line = {
      ...line,
      messagesLeft: async () => ({ ok: true, value: 0 }),
      push: async ({ to }) => {
        asked.push(to);
        return line.push({ to, text: "", retryKey: "" });
      },
    };
    await sendLine({ ...needs, line: usedUp }, named);
    expect(asked).toEqual([]);
    const { datalist } = valueOf(await ming.call(queryNoticeList, {}));
    expect(datalist.map(({ kind }) => kind)).toContain("goods_arrived");
  });

  test("that LINE throttles is tried again, and one to somebody who left is not", async () => {
    const ming = await linked();
    const named = await tell(ming);
    await sandbox.control("faults", { upstream: "line_messages", kind: "error", times: 20 });
    await expect(sendLine(needs, named)).rejects.toThrow("line-messages");
    await sandbox.control("reset");
    const refusing: typeof line = {
      ...line,
      push: async () => ({
        ok: false,
        error: { code: "rejected", source: "line-messages", detail: "no such friend" },
      }),
    };
    await sendLine({ ...needs, line: refusing }, named);
    expect(await sentTo(ming.subject)).toEqual([]);
  });
});

describe("a message to the official account", () => {
  test("opens a work order, and the next one answers it [API-113] [WO-01] [WO-02]", async () => {
    const ming = await linked();
    const word = (text: string) => ({ id: newId(), from: ming.subject, text });
    expect(await lineTells(visitor(), lineBody(word("我的包裹在哪裡？")))).toBe(200);
    const [asked, ...others] = await workOrdersOf(ming);
    expect(others).toEqual([]);
    expect(asked).toMatchObject({ subject: "我的包裹在哪裡？" });
    await lineTells(visitor(), lineBody(word("單號是 SF123")));
    expect(await saidIn(ming, asked?.id ?? "")).toEqual(["我的包裹在哪裡？", "單號是 SF123"]);
  });

  test("is heard once, however often it is told", async () => {
    const ming = await linked();
    const body = lineBody({ id: newId(), from: ming.subject, text: "ขอใบเสร็จ" });
    for (const _ of Array(3)) expect(await lineTells(visitor(), body)).toBe(200);
    await lineTells(visitor(), lineBody({ id: newId(), from: ming.subject, text: "อีกคำถาม" }));
    await lineTells(visitor(), body);
    const [asked] = await workOrdersOf(ming);
    expect(await saidIn(ming, asked?.id ?? "")).toEqual(["ขอใบเสร็จ", "อีกคำถาม"]);
  });

  test("of a stranger is answered with how to link, in every language, and kept nowhere", async () => {
    const id = newId();
    const before = await db.selectFrom("work_orders").select("id").execute();
    expect(await lineTells(visitor(), lineBody({ id, from: `U${newId()}`, text: "hi" }))).toBe(200);
    const [answer = ""] = await sentTo(`reply-${id}`);
    expect(answer).toContain(`${needs.config.publicUrl}/linkedLogIns`);
    expect(answer).toContain("綁定 LINE");
    expect(answer).toContain("เชื่อม LINE");
    expect(await db.selectFrom("work_orders").select("id").execute()).toEqual(before);
  });

  test("that is no words is answered with where pictures go", async () => {
    const ming = await linked();
    const id = newId();
    await lineTells(visitor(), lineBody({ id, from: ming.subject, type: "image" }));
    expect((await sentTo(`reply-${id}`))[0]).toContain("/workOrder");
    expect(await workOrdersOf(ming)).toEqual([]);
  });

  test("is refused unsigned, signed by another, and changed after it was signed", async () => {
    const ming = await linked();
    const body = lineBody({ id: newId(), from: ming.subject, text: "退款到這個帳戶" });
    const forged = lineSignature(body, "another secret");
    const changed = body.replace("這個", "那個");
    expect(await lineTells(visitor(), body, "")).toBe(400);
    expect(await lineTells(visitor(), body, forged)).toBe(400);
    expect(await lineTells(visitor(), changed, lineSignature(body))).toBe(400);
    expect(await workOrdersOf(ming)).toEqual([]);
  });

  test("keeps its line breaks and ends where a work order's words end", async () => {
    const ming = await linked();
    const text = `第一行\n${"長".repeat(4_000)}`;
    await lineTells(visitor(), lineBody({ id: newId(), from: ming.subject, text }));
    const [asked] = await workOrdersOf(ming);
    expect(asked?.subject).toBe("第一行");
    expect((await saidIn(ming, asked?.id ?? ""))[0]).toHaveLength(2_000);
  });

  test("is forgotten to have been heard after a month", async () => {
    const ming = await linked();
    await lineTells(visitor(), lineBody({ id: newId(), from: ming.subject, text: "早安" }));
    clock.pass({ days: 31 });
    await sweepExpired(needs);
    expect(await db.selectFrom("line_events").selectAll().execute()).toEqual([]);
  });

  test("is nobody's where the account is not set up", async () => {
    const without = await openTestApp();
    expect(await lineTells(without.visitor(), lineBody())).toBe(400);
  });
});
