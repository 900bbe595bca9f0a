import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { getExchangeRate } from "@sampan/contract/money/rates/rates";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  listSettings,
  querySettingHistory,
  saveSetting,
  withdrawSetting,
  type SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { insertRates } from "../../../../../tests/support/test-goods.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { guessGoodsClass } from "../../goods/catalogue/guess-goods-class.ts";
import { editableSettings } from "./setting-fields.ts";

const { needs, clock, staff, visitor, customer } = await openTestApp();
type Staff = Awaited<ReturnType<typeof staff>>;

beforeEach(async () => {
  clock.set(new Date("2026-03-02T04:00:00Z"));
  await setSettings(needs, {});
});

async function row(by: Staff, key: string): Promise<SettingRow> {
  const { list } = valueOf(await by.call(listSettings, {}));
  const found = list.find((one) => one.key === key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
}
const history = async (by: Staff, key: string) =>
  valueOf(await by.call(querySettingHistory, { key })).datalist;

const lifetimes = (fresh_minutes: number) => ({
  listing: { fresh_minutes, keep_hours: 24 },
  search: { fresh_minutes, keep_hours: 24 },
});

interface Wish {
  readonly starts_at?: string;
  readonly reason?: string;
}
const save = async (by: Staff, key: string, value: SettingRow["value"], wish: Wish = {}) =>
  by.call(saveSetting, { key, value, version: (await row(by, key)).version, ...wish });

describe("the settings desk", () => {
  test("lists every limit that acts with its default, its bounds and its unit [NFR-03] [BO-44]", async () => {
    const { list } = valueOf(await (await staff("admin")).call(listSettings, {}));
    const own: readonly string[] = ["rate_quote_minutes"];
    const limits = Object.entries(defaultLimits).filter(([name]) => !own.includes(name));
    const listed = new Map(list.map((one) => [one.key, one]));
    for (const [name, value] of limits)
      expect(listed.get(name)).toMatchObject({ value, default_value: value, changed: null });
    expect(listed.get("remark_characters")?.field).toEqual({
      kind: "number",
      min: 20,
      max: 1000,
      unit: "characters",
    });
    expect(list.length).toBe(Object.keys(editableSettings).length);
  });

  test("is for whoever maintains the configuration, and for nobody else [BO-02]", async () => {
    const finance = await staff("finance");
    expect(refusalOf(await finance.call(listSettings, {}))).toBe("right_missing");
    const wish = { key: "cart_lines", value: 5000, version: 0 };
    expect(refusalOf(await finance.call(saveSetting, wish))).toBe("right_missing");
    expect(refusalOf(await (await customer()).call(saveSetting, wish))).toBe("login_needed");
  });

  test("changes a limit that customers then meet at once, and says who did when [BO-44] [NFR-03] [BO-03]", async () => {
    const admin = await staff("admin");
    valueOf(await save(admin, "remark_characters", 120, { reason: "短一点" }));
    const { limits } = valueOf(await visitor().call(queryClientConfig, {})).data;
    expect(limits.remark).toBe(120);
    expect(await row(admin, "remark_characters")).toMatchObject({
      value: 120,
      default_value: 200,
      changed: { at: "2026-03-02 12:00:00", reason: "短一点" },
    });
    const { datalist } = valueOf(await admin.call(queryAuditLog, { object_kind: "setting" }));
    expect(datalist[0]).toMatchObject({
      action: "change_setting",
      object_id: "remark_characters",
      old_value: 200,
      new_value: 120,
    });
  });

  test("sets how long answers of marketplaces are used, and the words that tell a class of goods [BO-44]", async () => {
    const admin = await staff("admin");
    const every = (minutes: number) =>
      Object.fromEntries([3, 4, 5, 6, 7].map((id) => [id, lifetimes(minutes)]));
    valueOf(await save(admin, "source_lifetimes", every(45)));
    expect(needs.settings.at(clock.now()).source_lifetimes[6]).toEqual(lifetimes(45));
    for (const minutes of [0, 1_441])
      expect(refusalOf(await save(admin, "source_lifetimes", every(minutes)))).toBe(
        "setting_out_of_bounds",
      );
    const words = needs.settings.at(clock.now()).goods_class_words;
    expect(guessGoodsClass("冰箱贴 软磁片", words)).toBe("ordinary");
    valueOf(await save(admin, "goods_class_words", [["magnet", ["软磁"]]]));
    const changed = needs.settings.at(clock.now()).goods_class_words;
    expect(guessGoodsClass("冰箱贴 软磁片", changed)).toBe("magnet");
  });

  test("sets the region, and with it the currency, of whoever has not chosen one [BO-44] [MONEY-06]", async () => {
    valueOf(await save(await staff("admin"), "default_region", "TH"));
    const { data } = valueOf(await visitor().call(queryClientConfig, {}));
    expect([data.region, data.globalCurrency]).toEqual(["TH", "THB"]);
  });

  test("sets what becomes of parts of a cent, for what is shown and for what is quoted [BO-44] [MONEY-05]", async () => {
    const admin = await staff("admin");
    await insertRates(needs, clock.now());
    const shown = async () => valueOf(await visitor().call(getExchangeRate, {})).data.rounding;
    expect(await shown()).toBe("half_up");
    valueOf(await save(admin, "rounding", "up", { reason: "月底对账" }));
    expect(await shown()).toBe("up");
    // The configuration is answered from one reading for some seconds.
    clock.pass({ minutes: 1 });
    expect(valueOf(await visitor().call(queryClientConfig, {})).data.rounding).toBe("up");
    expect(await row(admin, "rounding")).toMatchObject({ changed: { reason: "月底对账" } });
    expect(refusalOf(await save(admin, "rounding", "sideways"))).toBe("setting_unreadable");
  });

  test("compares prices with what is set, and tells pages how much they ask for at a time [CONST-41] [CONST-29] [NFR-03]", async () => {
    await insertRates(needs, clock.now());
    const admin = await staff("admin");
    const shown = async () =>
      valueOf(await visitor().call(getExchangeRate, {})).data.comparison_markup_bp;
    expect(await shown()).toBe(5_200);
    valueOf(await save(admin, "comparison_markup_bp", 3_000));
    valueOf(await save(admin, "search_page_size", 20));
    expect(await shown()).toBe(3_000);
    clock.pass({ minutes: 5 });
    const { limits } = valueOf(await visitor().call(queryClientConfig, {})).data;
    expect(limits.search_page_size).toBe(20);
  });

  test("sets the language of whoever asks for none of ours, Chinese at first [BO-44] [I18N-03] [CONST-54]", async () => {
    const language = async () => valueOf(await visitor().call(queryClientConfig, {})).data.language;
    expect(await language()).toBe("zh");
    valueOf(await save(await staff("admin"), "default_language", "en"));
    expect(await language()).toBe("en");
  });

  test("refuses what lies outside the bounds, and names them in four languages [BO-44]", async () => {
    const admin = await staff("admin");
    const words = {
      zh: "要在 20 到 1,000 之间",
      "zh-TW": "要在 20 到 1,000 之間",
      th: "ต้องอยู่ระหว่าง 20 ถึง 1,000",
      en: "It must be between 20 and 1,000",
    };
    for (const [language, message] of Object.entries(words)) {
      admin.cookies.set("lang", language);
      const answer = await save(admin, "remark_characters", 1001);
      expect(answer.ok ? "accepted" : answer.error.message).toBe(message);
    }
    expect((await row(admin, "remark_characters")).value).toBe(200);
  });

  test.each([
    ["remark_characters", "no number", "many"],
    ["remark_characters", "no whole number", 20.5],
    ["remark_characters", "nothing", null],
    ["default_language", "none of ours", "fr"],
    ["activity_days", "no day", ["2026-02-30"]],
    ["activity_days", "the same twice", ["2026-03-01", "2026-03-01"]],
    ["postal_code", "open at its ends", { TW: "[0-9]{5}", TH: "^[0-9]{5}$" }],
    ["postal_code", "endless to try", { TW: "^([0-9]+)+$", TH: "^[0-9]{5}$" }],
    ["postal_code", "no pattern", { TW: "^[0-9$", TH: "^[0-9]{5}$" }],
    ["topup_fee_bp", "of an unknown channel", { somebody: 1 }],
    ["insurances", "none of ours", [1]],
    ["untranslated_shops", "empty", [""]],
    ["share_markers", "no word of letters", ["C-Z"]],
    ["uniform_errors", "neither on nor off", "yes"],
    ["source_lifetimes", "of some marketplaces only", { 3: lifetimes(10) }],
    ["goods_class_words", "of a class nobody knows", [["gas", ["气瓶"]]]],
    ["goods_class_words", "without words", [["food", []]]],
    [
      "goods_class_words",
      "of one class twice",
      [
        ["food", ["茶"]],
        ["food", ["糖"]],
      ],
    ],
  ] as const)("refuses %s that is %s", async (key, _, value) => {
    const admin = await staff("admin");
    expect(refusalOf(await save(admin, key, value as SettingRow["value"]))).toBe(
      "setting_unreadable",
    );
  });

  test("has no setting for what has a desk of its own, or none at all", async () => {
    const admin = await staff("admin");
    for (const key of ["rate_margin_bp", "disabled_platforms", "constructor", "nothing"])
      expect(refusalOf(await admin.call(saveSetting, { key, value: 1, version: 0 }))).toBe(
        "setting_unknown",
      );
  });

  test("refuses a smallest above its largest, now or at the time of something planned", async () => {
    const admin = await staff("admin");
    expect(refusalOf(await save(admin, "password_min_characters", 20))).toBe("accepted");
    expect(refusalOf(await save(admin, "password_max_characters", 19))).toBe("settings_contradict");
    valueOf(await save(admin, "password_min_characters", 8));
    const later = { starts_at: "2026-03-05 09:00" };
    valueOf(await save(admin, "password_min_characters", 16, later));
    expect(refusalOf(await save(admin, "password_max_characters", 12))).toBe("settings_contradict");
    expect(refusalOf(await save(admin, "password_max_characters", 16))).toBe("accepted");
  });
});

describe("a planned change", () => {
  test("holds from its moment on without anybody's doing, in the region's clocks [BO-44]", async () => {
    const admin = await staff("admin");
    valueOf(await save(admin, "cart_lines", 500, { starts_at: "2026-03-02 12:30" }));
    expect(await row(admin, "cart_lines")).toMatchObject({
      value: 1000,
      planned: [{ starts_at: "2026-03-02 12:30:00", value: 500 }],
    });
    expect(needs.limits.cart_lines).toBe(1000);
    clock.pass({ minutes: 30 });
    expect(needs.limits.cart_lines).toBe(500);
    expect(await row(admin, "cart_lines")).toMatchObject({ value: 500, planned: [] });
  });

  test("may be taken back before it begins, and not after", async () => {
    const admin = await staff("admin");
    valueOf(await save(admin, "cart_lines", 500, { starts_at: "2026-03-02 12:30" }));
    valueOf(await save(admin, "cart_lines", 600, { starts_at: "2026-03-02 13:30" }));
    const planned = await history(admin, "cart_lines");
    const [later, sooner] = planned;
    const take = async (id = "") => {
      const { version } = await row(admin, "cart_lines");
      return admin.call(withdrawSetting, { key: "cart_lines", id, version });
    };
    valueOf(await take(later?.id));
    expect(refusalOf(await take(later?.id))).toBe("setting_begun");
    clock.pass({ hours: 2 });
    expect(refusalOf(await take(sooner?.id))).toBe("setting_begun");
    expect(needs.limits.cart_lines).toBe(500);
    const states = (await history(admin, "cart_lines")).map(({ value, state }) => [value, state]);
    expect(states).toEqual([
      [600, "withdrawn"],
      [500, "in_force"],
    ]);
  });

  test("for a moment that is past, or none, is refused", async () => {
    const admin = await staff("admin");
    for (const starts_at of ["2026-03-02 12:00", "2026-03-01 09:00", "tomorrow"])
      expect(refusalOf(await save(admin, "cart_lines", 500, { starts_at }))).toBe(
        "setting_moment_past",
      );
  });
});

describe("the history", () => {
  test("says what it was before, and an earlier value is set again as it was", async () => {
    const admin = await staff("admin");
    for (const value of [300, 400]) {
      clock.pass({ minutes: 1 });
      valueOf(await save(admin, "cart_lines", value));
    }
    const [, first] = await history(admin, "cart_lines");
    clock.pass({ minutes: 1 });
    valueOf(await save(admin, "cart_lines", first?.value ?? null));
    const told = (await history(admin, "cart_lines")).map(({ before, value, state }) => [
      before,
      value,
      state,
    ]);
    expect(told).toEqual([
      [400, 300, "in_force"],
      [300, 400, "past"],
      [1000, 300, "past"],
    ]);
  });

  test("is what a save must have seen: an older one is refused with who was faster", async () => {
    const [admin, other] = [await staff("admin"), await staff("admin")];
    const { version } = await row(admin, "addresses");
    valueOf(await save(other, "addresses", 20));
    const late = await admin.call(saveSetting, { key: "addresses", value: 30, version });
    expect(refusalOf(late)).toBe("changed_meanwhile");
    expect((await row(admin, "addresses")).value).toBe(20);
    // What others do to other settings is in nobody's way.
    valueOf(await save(other, "cart_lines", 300));
    expect(refusalOf(await save(admin, "addresses", 30))).toBe("accepted");
  });
});
