import { uploadImage } from "@sampan/contract/kernel/uploads";
import { queryNoticeList } from "@sampan/contract/people/notices";
import * as desk from "@sampan/contract/shop/work-orders/staff-work-orders";
import * as calls from "@sampan/contract/shop/work-orders/work-orders";
import { addDays, formatWireTime } from "@sampan/domain/kernel/business-time";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { fakeTranslator } from "../../../../../tests/support/fake-translator.ts";
import { insertRates, insertTariff } from "../../../../../tests/support/test-goods.ts";
import { openJourney } from "../../../../../tests/support/test-journey.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { forgetWorkOrders } from "./forget-work-orders.ts";
import { watchWorkOrders } from "./work-order-jobs.ts";

const fake = fakeTranslator();
const world = await openTestApp({ translator: fake.translator });
const { customer, staff, visitor, db, clock, needs } = world;
const journey = await openJourney(world);
let service = await staff("service");

type Somebody = Awaited<ReturnType<typeof customer>>;

// Nobody stays at a desk for days.
beforeEach(async () => {
  service = await staff("service");
});
beforeAll(async () => {
  await insertRates(needs, clock.now());
  await insertTariff(needs);
});

const subject = "杯子破了";
const asked = async (who: Somebody, input: object = {}) =>
  valueOf(await who.call(calls.createWorkOrder, { subject, content: "杯口裂了一道", ...input }))
    .data;

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
  .png()
  .toBuffer();
const picture = async (who: Somebody): Promise<string> => {
  const file = new Blob([new Uint8Array(png)]);
  return valueOf(await who.call(uploadImage, { file, kind: "ticket" })).data.url;
};
const kindsOf = async (who: Somebody) =>
  valueOf(await who.call(queryNoticeList, {}))
    .datalist.map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("work_order"));

describe("a question", () => {
  test("has subject, words and pictures, and says until when it is answered [API-113] [WO-01]", async () => {
    const ming = await customer();
    const url = await picture(ming);
    const { id, ...shown } = await asked(ming, { imgs: [url] });
    expect(shown).toMatchObject({
      subject,
      state: "open",
      holder: "",
      given_hours: 24,
      is_late: false,
      last: "杯口裂了一道",
      about: null,
      entries: [{ place: 1, kind: "said", author: "customer", imgs: [url] }],
    });
    const { datalist, total } = valueOf(await ming.call(calls.queryWorkOrderList, {}));
    expect([total, datalist[0]?.id]).toEqual([1, id]);
    const detail = valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data;
    expect(detail).toEqual({ id, ...shown });
  });

  test("may be about an order, a line or a parcel of one's own, and shows the goods [WO-01]", async () => {
    const ming = await customer();
    const tid = await journey.paid(ming);
    const [item] = await journey.itemsOf(tid);
    const oid = item?.oid ?? "";
    const about = async (about_kind: "order" | "line", number: string, content: string) =>
      (await asked(ming, { about_kind, about: number, content })).about;
    expect(await about("order", tid, "1")).toMatchObject({ kind: "order", number: tid, tid });
    const line = await about("line", oid, "2");
    expect(line).toMatchObject({ kind: "line", number: oid, tid });
    expect(line?.i18n?.zh).not.toBe("");
    const nok = await customer();
    for (const [about_kind, about] of [
      ["order", tid],
      ["line", oid],
      ["parcel", "SP260101AAAAAA"],
      ["payment", "nothing"],
    ] as const) {
      const wish = { subject, content: "x", about_kind, about };
      expect(refusalOf(await nok.call(calls.createWorkOrder, wish))).toBe(
        "work_order_about_unknown",
      );
    }
  });

  test("without words, with another person's picture, or sent twice is refused in own words [WO-01]", async () => {
    const ming = await customer();
    const nok = await customer();
    const theirs = await picture(nok);
    const ask = async (input: object) =>
      refusalOf(await ming.call(calls.createWorkOrder, { subject, content: "a", ...input }));
    expect(await ask({ subject: " " })).toBe("work_order_words_needed");
    expect(await ask({ content: " " })).toBe("work_order_words_needed");
    expect(await ask({ imgs: [theirs] })).toBe("file_unknown");
    expect(await ask({})).toBe("accepted");
    expect(await ask({})).toBe("work_order_said_already");
    clock.pass({ minutes: 11 });
    expect(await ask({})).toBe("accepted");
    for (let more = 0; more < 8; more += 1)
      expect(await ask({ content: `${more}` })).toBe("accepted");
    expect(await ask({ content: "too many" })).toBe("work_orders_too_many");
  });

  test("is nobody else's, and a visitor's is asked to log in [WO-02]", async () => {
    const ming = await customer();
    const nok = await customer();
    const { id } = await asked(ming);
    for (const call of [calls.getWorkOrderDetail, calls.closeWorkOrder, calls.translateWorkOrder])
      expect(refusalOf(await nok.call(call, { id }))).toBe("work_order_unknown");
    expect(refusalOf(await nok.call(calls.replyWorkOrder, { id, content: "x" }))).toBe(
      "work_order_unknown",
    );
    expect(refusalOf(await visitor().call(calls.queryWorkOrderList, {}))).toBe("login_needed");
  });
});

describe("a conversation", () => {
  test("is answered and told of once, and open again when its customer replies [WO-02] [WO-03]", async () => {
    const ming = await customer();
    const { id } = await asked(ming);
    const answer = { id, content: "請附上照片" };
    valueOf(await service.call(desk.answerWorkOrder, answer));
    valueOf(await service.call(desk.answerWorkOrder, { id, content: "兩張就好" }));
    expect(await kindsOf(ming)).toEqual(["work_order_answered"]);
    const answered = valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data;
    expect(answered).toMatchObject({ state: "answered", due_at: "", last: "兩張就好" });
    expect(answered.closes_at).not.toBe("");

    clock.pass({ hours: 3 });
    const reply = { id, content: "好的" };
    const open = valueOf(await ming.call(calls.replyWorkOrder, reply)).data;
    expect(open).toMatchObject({ state: "open", closes_at: "" });
    expect(refusalOf(await ming.call(calls.replyWorkOrder, reply))).toBe("work_order_said_already");
    // A second word keeps the clock of the first.
    clock.pass({ hours: 1 });
    const more = valueOf(await ming.call(calls.replyWorkOrder, { id, content: "還有一件" })).data;
    expect(more.due_at).toBe(open.due_at);
  });

  test("that is closed takes no word of either side, and says so [WO-03] [BO-45]", async () => {
    const ming = await customer();
    const { id } = await asked(ming);
    const closed = valueOf(await service.call(desk.closeWorkOrderAtDesk, { id })).data;
    expect(closed).toMatchObject({ state: "closed", acts: [] });
    expect(closed.entries.at(-1)).toMatchObject({ kind: "closed", author: "staff" });
    expect(await kindsOf(ming)).toEqual(["work_order_closed"]);
    const reply = { id, content: "x" };
    expect(refusalOf(await ming.call(calls.replyWorkOrder, reply))).toBe("work_order_closed");
    expect(refusalOf(await service.call(desk.answerWorkOrder, reply))).toBe("work_order_closed");
    expect(refusalOf(await ming.call(calls.closeWorkOrder, { id }))).toBe("work_order_closed");
  });

  test("that nobody answers in time is told of once; silence closes an answered one after notice [WO-03]", async () => {
    const ming = await customer();
    const { id } = await asked(ming);
    clock.pass({ hours: 25 });
    await watchWorkOrders(needs);
    await watchWorkOrders(needs);
    expect(await kindsOf(ming)).toEqual(["work_order_late"]);
    expect(valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data.is_late).toBe(true);
    service = await staff("service");
    valueOf(await service.call(desk.answerWorkOrder, { id, content: "抱歉久等" }));

    clock.pass({ days: 6, hours: 1 });
    await watchWorkOrders(needs);
    await watchWorkOrders(needs);
    expect((await kindsOf(ming))[0]).toBe("work_order_closing");
    expect(valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data.state).toBe("answered");
    clock.pass({ days: 1 });
    await watchWorkOrders(needs);
    const closed = valueOf(await ming.call(calls.getWorkOrderDetail, { id })).data;
    expect(closed.state).toBe("closed");
    expect(closed.entries.at(-1)).toMatchObject({ kind: "closed", author: "system" });
    expect(await kindsOf(ming)).toEqual([
      "work_order_closed",
      "work_order_closing",
      "work_order_answered",
      "work_order_late",
    ]);
  });

  test("is not closed in the moment in which its customer is told that it will be, however late that is [WO-03]", async () => {
    const ming = await customer();
    const { id } = await asked(ming);
    service = await staff("service");
    valueOf(await service.call(desk.answerWorkOrder, { id, content: "已经重新寄出" }));
    const stateNow = async () => {
      await watchWorkOrders(needs);
      const find = db.selectFrom("work_orders").select("state").where("key", "=", id);
      return (await find.executeTakeFirstOrThrow()).state;
    };
    // Nobody did the job for days.
    clock.pass({ days: 9 });
    expect(await stateNow()).toBe("answered");
    const told = await db
      .selectFrom("notices")
      .select("subject_values as values")
      .where("account_id", "=", ming.id)
      .where("kind", "=", "work_order_closing")
      .execute();
    const until = formatWireTime(addDays(clock.now(), 1), "TW");
    expect(told.map(({ values }) => values)).toEqual([{ subject, until }]);
    clock.pass({ hours: 23 });
    expect(await stateNow()).toBe("answered");
    clock.pass({ hours: 1 });
    expect(await stateNow()).toBe("closed");
  });

  test("is read by each side in its own language, the original kept [WO-02] [BO-45]", async () => {
    const nok = await customer({ region: "TH" });
    nok.cookies.set("lang", "th");
    const { id } = await asked(nok, { subject: "ของแตก", content: "แก้วแตก" });
    expect(
      valueOf(await nok.call(calls.getWorkOrderDetail, { id })).data.entries[0]?.language,
    ).toBe("th");
    const ask = async (language: string) => {
      service.cookies.set("lang", language);
      return valueOf(await service.call(desk.translateWorkOrderAtDesk, { id })).datalist;
    };
    expect(await ask("zh-TW")).toEqual([{ place: 1, words: "zh:แก้วแตก" }]);
    const before = fake.state.orders.length;
    expect(await ask("zh-TW")).toEqual([{ place: 1, words: "zh:แก้วแตก" }]);
    expect(fake.state.orders).toHaveLength(before);
    expect(await ask("th")).toEqual([]);

    service.cookies.set("lang", "zh-TW");
    valueOf(await service.call(desk.answerWorkOrder, { id, content: "我們會賠您" }));
    const read = valueOf(await nok.call(calls.translateWorkOrder, { id }));
    expect(read.datalist.map(({ words }) => words)).toEqual(["th:我们会赔您"]);
    // Taiwan's form is made of the mainland's without asking anybody.
    nok.cookies.set("lang", "zh");
    const words = valueOf(await nok.call(calls.translateWorkOrder, { id }));
    expect(words.datalist.at(-1)?.words).toBe("我们会赔您");
  });
});

describe("pictures of a conversation", () => {
  test("lie sealed, for their customer and who answers alone; a foreign one is refused [WO-01] [BO-45]", async () => {
    const ming = await customer();
    const nok = await customer();
    const url = await picture(ming);
    const { id } = await asked(ming, { imgs: [url] });
    const file = new Blob([new Uint8Array(png)]);
    const ours = valueOf(await service.call(desk.uploadWorkOrderPicture, { id, file })).data.url;
    const answer = { id, content: "", imgs: [ours] };
    valueOf(await service.call(desk.answerWorkOrder, answer));
    const others = [nok, visitor(), await staff("warehouse")];
    for (const each of [url, ours]) {
      expect((await ming.send(each, {})).status).toBe(200);
      expect((await service.send(each, {})).status).toBe(200);
      for (const other of others) expect((await other.send(each, {})).status).toBe(404);
      const stored = await needs.files.get(each.slice("/files/".length));
      expect(
        stored &&
          (await sharp(stored)
            .metadata()
            .catch(() => undefined)),
      ).toBeUndefined();
    }
    const theirs = await picture(nok);
    const foreign = { id, content: "x", imgs: [theirs] };
    expect(refusalOf(await ming.call(calls.replyWorkOrder, foreign))).toBe("file_unknown");
    expect(refusalOf(await service.call(desk.answerWorkOrder, foreign))).toBe("file_unknown");
  });
});

test("all of it goes with the person, notes and translations too", async () => {
  const ming = await customer();
  const { id } = await asked(ming);
  valueOf(await service.call(desk.noteWorkOrder, { id, words: "第二次了" }));
  service.cookies.set("lang", "en");
  valueOf(await service.call(desk.translateWorkOrderAtDesk, { id }));
  const { rows: before } = await sql<{ left: number }>`${left}`.execute(db);
  await forgetWorkOrders(db, ming.id);
  const { rows: after } = await sql<{ left: number }>`${left}`.execute(db);
  expect(Number(before[0]?.left) - Number(after[0]?.left)).toBe(4);
});

/** Rows of every table of conversations. */
const left = sql`
  select (select count(*) from work_orders) + (select count(*) from work_order_entries)
       + (select count(*) from work_order_notes) + (select count(*) from work_order_translations) as left`;
