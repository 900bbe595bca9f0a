import { setLanguage } from "@sampan/contract/people/accounts/accounts";
import {
  countUnreadNotices,
  markNoticesRead,
  queryNoticeList,
} from "@sampan/contract/people/notices";
import type { MailSender, SmsSender } from "@sampan/connectors/messages/senders";
import { ok, refuse } from "@sampan/domain/kernel/result";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { handOverSms } from "./hand-over.ts";
import { sendMail, sendNotice, sendSms } from "./notice-jobs.ts";
import { notifyCustomer } from "./notify-customer.ts";

const sent: unknown[] = [];
const mail: MailSender = {
  sendMail: async (message) => {
    sent.push(message);
    return ok({ message_id: "1" });
  },
};
const sms: SmsSender = {
  sendSms: async (message) => {
    sent.push(message);
    return ok({ message_id: "1" });
  },
};
const { clock, customer, db, jobs, needs } = await openTestApp({ mail, sms });

const tid = "SP260302ABC123";
const link = `/orderDetailOwn?tid=${tid}`;
const billed = {
  kind: "freight_billed",
  values: { tid, amount: 170_275, currency: "TWD" },
  link,
} as const;
const tell = async (accountId: number) =>
  notifyCustomer(db, needs.jobs, { accountId, ...billed, now: clock.now() });

describe("a notice", () => {
  test("is listed in the reader's language with its facts [BO-53] [I18N-09]", async () => {
    const ming = await customer();
    await tell(ming.id);
    const [notice] = valueOf(await ming.call(queryNoticeList, {})).datalist;
    expect(notice).toMatchObject({
      kind: "freight_billed",
      title: "运费待付",
      link,
      is_read: false,
    });
    expect(notice?.body).toContain(tid);
    expect(notice?.body).toContain("NT$\u{A0}1,702.75");
    expect(notice?.created_at).toBe("2026-03-02 12:00:00");

    valueOf(await ming.call(setLanguage, { language: "th" }));
    const [thai] = valueOf(await ming.call(queryNoticeList, {})).datalist;
    expect(thai?.title).toBe("รอชำระค่าขนส่ง");
  });

  test("counts as unread until it is read, one by one or all", async () => {
    const ming = await customer();
    const unread = async () => valueOf(await ming.call(countUnreadNotices, {})).data.unread;
    for (const _ of Array(3)) await tell(ming.id);
    expect(await unread()).toBe(3);
    const [newest] = valueOf(await ming.call(queryNoticeList, {})).datalist;
    valueOf(await ming.call(markNoticesRead, { id: newest?.id }));
    expect(await unread()).toBe(2);
    valueOf(await ming.call(markNoticesRead, {}));
    expect(await unread()).toBe(0);
  });

  test("is read by its owner only", async () => {
    const ming = await customer();
    const nok = await customer();
    await tell(ming.id);
    expect(valueOf(await nok.call(queryNoticeList, {})).total).toBe(0);
    const [notice] = valueOf(await ming.call(queryNoticeList, {})).datalist;
    valueOf(await nok.call(markNoticesRead, { id: notice?.id }));
    expect(valueOf(await ming.call(countUnreadNotices, {})).data.unread).toBe(1);
  });

  test("is taken back with the transaction that wrote it", async () => {
    const ming = await customer();
    const broken = db.transaction().execute(async (open) => {
      await notifyCustomer(open, needs.jobs, { accountId: ming.id, ...billed, now: clock.now() });
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    expect(valueOf(await ming.call(queryNoticeList, {})).total).toBe(0);
  });
});

describe("a notice that must not be missed", () => {
  const carry = async (accountId: number) => {
    await tell(accountId);
    const asked = jobs.at(-1);
    if (asked?.name !== "notify-customer") throw new Error("no job was asked for");
    await sendNotice(needs, asked.data);
    return jobs.at(-1);
  };

  test("goes out by mail, in the account's own language, with its link [BO-53] [I18N-10]", async () => {
    const ming = await customer();
    valueOf(await ming.call(setLanguage, { language: "en" }));
    const job = await carry(ming.id);
    expect(job).toMatchObject({
      name: "send-mail",
      data: { to: ming.email, subject: "Freight to pay" },
    });
    expect(job?.name === "send-mail" && job.data.text).toContain(needs.config.publicUrl + link);
  });

  test("goes out by text message to whoever has no mail address [BO-53]", async () => {
    const ming = await customer();
    await db
      .updateTable("accounts")
      .set({ email: null, mobile: "+886933000001" })
      .where("id", "=", ming.id)
      .execute();
    expect(await carry(ming.id)).toMatchObject({ name: "send-sms", data: { to: "+886933000001" } });
  });

  test("stays home when the account was disabled in the meantime", async () => {
    const ming = await customer();
    await db.updateTable("accounts").set({ state: "disabled" }).where("id", "=", ming.id).execute();
    expect((await carry(ming.id))?.name).toBe("notify-customer");
  });

  test("is not sent for what can wait in the list", async () => {
    const ming = await customer();
    const before = jobs.length;
    const about = { accountId: ming.id, link, now: clock.now() };
    await notifyCustomer(db, needs.jobs, { ...about, kind: "order_submitted", values: { tid } });
    expect(jobs.length).toBe(before);
  });
});

describe("sending", () => {
  const message = { to: "+886933000002", text: "boat" };

  test("hands the message to the carrier", async () => {
    await sendSms(needs, message);
    await sendMail(needs, { to: "a@b.test", subject: "s", text: "t" });
    expect(sent).toEqual([message, { to: "a@b.test", subject: "s", text: "t" }]);
  });

  test("fails when the carrier does, so that the queue tries again", async () => {
    const failing: SmsSender = {
      sendSms: async () => refuse({ code: "unavailable", source: "sms", detail: "no answer" }),
    };
    const broken = sendSms({ ...needs, sms: failing }, message);
    await expect(broken).rejects.toThrow("sms: unavailable: no answer");
    await expect(sendSms({ ...needs, sms: undefined }, message)).rejects.toThrow("switched off");
  });

  test("waits for tomorrow once the messages of the day are used up, codes excepted [NFR-08]", async () => {
    await db.deleteFrom("message_days").execute();
    const asked: unknown[] = [];
    const thrifty = {
      ...needs,
      limits: { ...needs.limits, sms_per_day: 2 },
      jobs: { send: async (_: unknown, ...job: unknown[]) => void asked.push(job) },
    };
    sent.length = 0;
    for (let count = 0; count < 3; count++) await sendSms(thrifty, message);
    expect(sent).toEqual([message, message]);
    expect(asked).toEqual([["send-sms", message, { startAt: new Date("2026-03-03T00:00:00Z") }]]);
    expect(await handOverSms(thrifty, message, "now")).toBe(true);
    clock.pass({ days: 1 });
    await sendSms(thrifty, message);
    expect(sent).toHaveLength(4);
  });
});
