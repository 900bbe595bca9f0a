import { logIn } from "@sampan/contract/people/sessions/log-in";
import { getItemDetail } from "@sampan/contract/goods/catalogue/own-product";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  overrideText,
  queryTextHistory,
  queryTexts,
  restoreText,
} from "@sampan/contract/goods/texts/staff-texts";
import { queryTextOverrides } from "@sampan/contract/goods/translation";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { insertProduct } from "../../../../../tests/support/test-goods.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { keepFresh } from "../../kernel/settings/keep-fresh.ts";
import { overrides_max } from "./override-text.ts";

const { db, needs, visitor, staff, clock } = await openTestApp();
const editor = await staff("marketing");

const change = (key: string, message: string, language: "th" | "en" | "zh" = "en") =>
  editor.call(overrideText, { key, language, message });
const changedIn = async (lang: "th" | "en") =>
  valueOf(await visitor().call(queryTextOverrides, { lang })).data;

describe("a text of the pages", () => {
  test("is found by key and by words [BO-51]", async () => {
    const find = async (search: string) =>
      valueOf(await editor.call(queryTexts, { search, language: "en" })).datalist.map(
        ({ key }) => key,
      );
    expect(await find("errors.no_stock")).toEqual(["errors.no_stock"]);
    expect(await find("out of stock")).toContain("errors.no_stock");
    expect(await find("库存不足")).toContain("errors.no_stock");
    expect(await find("no text holds these words")).toEqual([]);
  });

  test("is said in other words at once, by pages and by the server [BO-51]", async () => {
    expect(await changedIn("en")).toEqual({});
    valueOf(await change("cart.title", "Your basket"));
    valueOf(await change("errors.account_not_found", "We do not know this account yet"));
    expect(await changedIn("en")).toEqual({
      "cart.title": "Your basket",
      "errors.account_not_found": "We do not know this account yet",
    });
    expect(needs.changedTexts.compiledIn("th")).toBeUndefined();

    const stranger = visitor();
    stranger.cookies.set("lang", "en");
    const password = "0".repeat(64);
    const answer = await stranger.call(logIn, { account: "nobody@sampan.test", password });
    expect(answer).toMatchObject({ error: { message: "We do not know this account yet" } });
  });

  test("is said in verdicts about goods as well, not only in refusals [BO-51] [I18N-09]", async () => {
    const { id } = await insertProduct(db, clock.now(), { platform: 1, goods_class: "restricted" });
    valueOf(await change("errors.goods_refused", "We never carry this"));
    const reader = visitor();
    reader.cookies.set("lang", "en");
    const { data } = valueOf(await reader.call(getItemDetail, { id: String(id) }));
    expect(data.shippability?.map(({ reason }) => reason)).toContain("We never carry this");
  });

  test("keeps its placeholders, counted or spoken as before [BO-51] [I18N-05]", async () => {
    valueOf(await change("common.pieces", "{count, plural, one {one piece} other {# pieces}}"));
    expect(needs.say("en", "common.pieces", { count: 1 })).toBe("one piece");
    for (const message of ["pieces", "{num} pieces", "{count} {more}", "<b>{count, number}</b>"]) {
      const answer = await change("common.pieces", message);
      expect(refusalOf(answer)).toBe("placeholders_differ");
      expect(answer).toMatchObject({ error: { values: { expected: "{count}" } } });
    }
  });

  test.each(["{count", "{count, plural, one {x}}", "<b>open", "{, number}"])(
    "that cannot be read is refused in words: %s [BO-51]",
    async (message) => {
      expect(refusalOf(await change("common.pieces", message))).toBe("message_unreadable");
    },
  );

  test("that does not exist, or is too long, is refused [BO-51]", async () => {
    expect(refusalOf(await change("cart.neverBuilt", "x"))).toBe("text_unknown");
    expect(refusalOf(await change("cart.title", "x".repeat(1001)))).toBe("invalid_input");
    expect(refusalOf(await change("cart.title", "  "))).toBe("invalid_input");
  });

  test("is restored, and the way back is in its history and in the audit log [BO-51] [BO-03]", async () => {
    valueOf(await change("cart.title", "My things"));
    valueOf(await editor.call(restoreText, { key: "cart.title", language: "en" }));
    expect(await changedIn("en")).not.toHaveProperty(["cart.title"]);
    const name = { kind: "text", name: "cart.title", language: "en" } as const;
    const { datalist } = valueOf(await editor.call(queryTextHistory, name));
    expect(datalist.slice(0, 2)).toMatchObject([
      { before: "My things", after: "Cart" },
      { before: "Your basket", after: "My things" },
    ]);
    const auditor = await staff("admin");
    const acts = valueOf(await auditor.call(queryAuditLog, { object_kind: "text" })).datalist;
    expect(acts.map(({ action }) => action)).toContain("restore_text");
    const again = await editor.call(restoreText, { key: "cart.title", language: "en" });
    expect(refusalOf(again)).toBe("text_unknown");
  });

  test("changed in another process is said here a moment later [BO-51]", async () => {
    await db
      .insertInto("text_overrides")
      .values({
        key: "cart.title",
        language: "th",
        message: "ของฉัน",
        changed_at: clock.now(),
        staff_id: editor.id,
      })
      .execute();
    const leave = keepFresh({ texts: needs.changedTexts }, needs.log, 10);
    await expect.poll(() => needs.changedTexts.messagesIn("th").get("cart.title")).toBe("ของฉัน");
    leave();
  });

  test("can be changed only so often, because changes travel with every page [BO-51]", async () => {
    const built = valueOf(
      await editor.call(queryTexts, { language: "zh", page_size: 100 }),
    ).datalist;
    await db
      .insertInto("text_overrides")
      .values(
        Array.from({ length: overrides_max }, (_, index) => ({
          key: `${built[index % built.length]?.key}.${index}`,
          language: "zh",
          message: "x",
          changed_at: clock.now(),
          staff_id: editor.id,
        })),
      )
      .execute();
    expect(refusalOf(await change("cart.title", "Basket"))).toBe("overrides_full");
  });
});

test("content staff alone may change texts [BO-51] [BO-02]", async () => {
  const buyer = await staff("buyer");
  const text = { key: "cart.title", language: "en", message: "Mine" } as const;
  expect(refusalOf(await buyer.call(overrideText, text))).toBe("right_missing");
  expect(refusalOf(await buyer.call(queryTexts, { language: "en" }))).toBe("right_missing");
  expect(refusalOf(await visitor().call(overrideText, text))).toBe("login_needed");
});
