import { byMarketplace } from "@sampan/domain/goods/sourcing/marketplaces/by-marketplace";
import type { Listing } from "@sampan/connectors/marketplaces/listing";
import {
  getAlibabaDetail,
  searchAlibaba,
  textToId,
} from "@sampan/contract/goods/sourcing/sourcing";
import { listPlatforms } from "@sampan/contract/office/configuration/staff-platforms";
import { refuse } from "@sampan/domain/kernel/result";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeMarketplace, newListing } from "../../../../../tests/support/fake-marketplace.ts";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { sweepQuestions } from "./sweep-questions.ts";

const alibaba = fakeMarketplace(3);
let expanded = 0;
const { db, needs, visitor, customer, staff, clock } = await openTestApp({
  marketplaces: new Map([[3, alibaba.marketplace]]),
  shareResolver: {
    readSharePassword: async () => refuse({ code: "disabled", source: "fake", detail: "" }),
    expandShortLink: async () => {
      expanded += 1;
      return refuse({ code: "not_found", source: "fake", detail: "" });
    },
  },
});

const ceilings = (alibaba_most: number) => ({ ...byMarketplace(() => 100), alibaba: alibaba_most });

type Caller = ReturnType<typeof visitor>;
const open = (third_item_id: string, caller: Caller = visitor()) =>
  caller.call(getAlibabaDetail, { third_item_id });
const search = (keywords: string, caller: Caller = visitor()) =>
  caller.call(searchAlibaba, { keywords });

function offer(change: Partial<Listing> = {}): string {
  const listing = newListing(change);
  alibaba.state.listings.set(listing.thid_item_id, listing);
  return listing.thid_item_id;
}

let made = 0;
const madeUp = (): string => `99${(made += 1)}000000000`;

/** Each test has a day of its own. */
beforeEach(() => clock.pass({ days: 1 }));
afterEach(() => setSettings(needs, {}));

describe("what a marketplace does not know", () => {
  test("is asked once within an hour, and again after it", async () => {
    const id = madeUp();
    const before = alibaba.state.asked;
    for (let nth = 0; nth < 3; nth += 1)
      expect(refusalOf(await open(id))).toBe("item_not_found_1688");
    expect(alibaba.state.asked).toBe(before + 1);
    clock.pass({ minutes: 61 });
    offer({ thid_item_id: id });
    expect(valueOf(await open(id)).data.thid_item_id).toBe(id);
  });

  test("is remembered of a product that was stored and taken down, too", async () => {
    const id = offer();
    valueOf(await open(id));
    alibaba.state.listings.delete(id);
    clock.pass({ hours: 25 });
    const before = alibaba.state.asked;
    for (let nth = 0; nth < 3; nth += 1)
      expect(refusalOf(await open(id))).toBe("item_not_found_1688");
    expect(alibaba.state.asked).toBe(before + 1);
  });

  test("is remembered of a link that leads nowhere", async () => {
    const content = "https://qr.1688.com/s/NOSUCH01";
    expanded = 0;
    for (let nth = 0; nth < 3; nth += 1)
      expect(refusalOf(await visitor().call(textToId, { content }))).toBe("link_not_recognised");
    expect(expanded).toBe(1);
  });

  test("is forgotten when it is an hour old, and the oldest when there is too much of it", async () => {
    await db.deleteFrom("source_absences").execute();
    const count = async () =>
      (await db.selectFrom("source_absences").select("name").execute()).length;
    await open(madeUp());
    clock.pass({ minutes: 30 });
    await open(madeUp());
    clock.pass({ minutes: 1 });
    await open(madeUp());
    await sweepQuestions(db, clock.now(), 2);
    expect(await count()).toBe(2);
    clock.pass({ hours: 2 });
    await sweepQuestions(db, clock.now());
    expect(await count()).toBe(0);
  });
});

describe("a visitor who asks for more and more that nobody has stored", () => {
  beforeEach(() => setSettings(needs, { questions_per_visitor_minute: 5 }));

  test("is told to log in after so many in a minute, and customers of the same network go on [NFR-08]", async () => {
    const before = alibaba.state.asked;
    const answers: string[] = [];
    for (let nth = 0; nth < 8; nth += 1) answers.push(refusalOf(await open(madeUp())));
    expect(new Set(answers.slice(0, 5))).toEqual(new Set(["item_not_found_1688"]));
    expect(new Set(answers.slice(5))).toEqual(new Set(["log_in_to_ask"]));
    expect(alibaba.state.asked).toBe(before + 5);
    valueOf(await open(offer(), await customer()));
    clock.pass({ minutes: 1 });
    valueOf(await open(offer()));
  });

  test("is refused searches and links by the same count, and reads on what is stored [NFR-08]", async () => {
    const stored = offer();
    valueOf(await open(stored));
    valueOf(await search("雨伞"));
    for (let nth = 0; nth < 3; nth += 1) valueOf(await search(`词${nth}`));
    const link = { content: "https://qr.1688.com/s/NOSUCH99" };
    expect(refusalOf(await search("再一个"))).toBe("log_in_to_ask");
    expect(refusalOf(await visitor().call(textToId, link))).toBe("log_in_to_ask");
    for (let nth = 0; nth < 20; nth += 1) {
      expect(valueOf(await open(stored)).data).toMatchObject({ is_stale: false });
      expect(valueOf(await search("雨伞"))).toMatchObject({ is_stale: false });
    }
  });

  test("reads why and what to do in four languages", async () => {
    for (let nth = 0; nth < 5; nth += 1) await open(madeUp());
    const words = async (lang: string) => {
      const reader = visitor();
      reader.cookies.set("lang", lang);
      const answer = await open(madeUp(), reader);
      return answer.ok ? "" : answer.error.message;
    };
    expect(await words("en")).toMatch(/Log in to go on, or try again in \d+ minutes?$/);
    expect(await words("zh")).toMatch(/请登录后继续，或 \d+ 分钟后再试/);
    expect(await words("zh-TW")).toMatch(/請登入後繼續，或 \d+ 分鐘後再試/);
    expect(await words("th")).toMatch(/เข้าสู่ระบบ.*\d+ นาที/);
  });

  test("who joined somebody else's question is not told what is that person's alone", async () => {
    for (let nth = 0; nth < 5; nth += 1) await open(madeUp());
    const [id, ming] = [offer(), await customer()];
    const [refused, opened] = await Promise.all([open(id), open(id, ming)]);
    expect(refusalOf(refused)).toBe("log_in_to_ask");
    expect(valueOf(opened).data.thid_item_id).toBe(id);
  });
});

describe("a platform whose ceiling is near", () => {
  /** Renewals stop at 12, visitors at 15, customers at 18. */
  beforeEach(() =>
    setSettings(needs, {
      platform_questions_per_minute: ceilings(20),
      platform_questions_per_day: ceilings(20),
    }),
  );

  const spend = async (count: number, caller?: Caller) => {
    const before = alibaba.state.asked;
    for (let nth = 0; nth < count; nth += 1) await open(madeUp(), caller);
    return alibaba.state.asked - before;
  };

  test("is asked for visitors, then for customers, and the last tenth for nobody [NFR-08]", async () => {
    const ming = await customer();
    expect(await spend(30)).toBe(15);
    expect(refusalOf(await open(madeUp()))).toBe("log_in_to_ask");
    expect(await spend(30, ming)).toBe(3);
    expect(refusalOf(await open(madeUp(), ming))).toBe("asked_enough");
    // To log in would help no more.
    expect(refusalOf(await open(madeUp()))).toBe("asked_enough");
  });

  test("renews no copies, says so, and shows them as they are [NFR-09]", async () => {
    const id = offer();
    const first = valueOf(await open(id)).data;
    const words = valueOf(await search("台灯"));
    clock.pass({ minutes: 30 });
    await spend(11);
    const before = alibaba.state.asked + alibaba.state.searched.length;
    const held = { is_stale: true, is_held: true };
    await expect.poll(async () => valueOf(await open(id)).data).toEqual({ ...first, ...held });
    await expect.poll(async () => valueOf(await search("台灯"))).toEqual({ ...words, ...held });
    expect(alibaba.state.asked + alibaba.state.searched.length).toBe(before);
  });

  test("answers even an expired copy, and says that it may not be asked", async () => {
    const id = offer();
    const first = valueOf(await open(id)).data;
    clock.pass({ days: 2 });
    await spend(15);
    expect(valueOf(await open(id)).data).toEqual({ ...first, is_stale: true, is_held: true });
    const renewed = valueOf(await open(id, await customer())).data;
    expect(renewed).toMatchObject({ is_stale: false });
    expect(renewed.is_held).toBeUndefined();
  });

  test("shows at its desk what it was asked [BO-43]", async () => {
    const admin = await staff("admin");
    const asked = async () =>
      valueOf(await admin.call(listPlatforms, {})).list.find(({ id }) => id === 3)?.asked;
    expect(await asked()).toEqual({ minute: 0, minute_most: 20, day: 0, day_most: 20 });
    await spend(4);
    expect(await asked()).toEqual({ minute: 4, minute_most: 20, day: 4, day_most: 20 });
    clock.pass({ minutes: 1 });
    expect(await asked()).toMatchObject({ minute: 0, day: 4 });
  });
});
