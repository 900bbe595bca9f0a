import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  listPlatforms,
  switchPlatform,
} from "@sampan/contract/office/configuration/staff-platforms";
import { searchAlibaba } from "@sampan/contract/goods/sourcing/sourcing";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { staff, visitor, clock } = await openTestApp();
const notice = {
  zh: "拼多多维护中",
  "zh-TW": "拼多多維護中",
  th: "Pinduoduo ปิดปรับปรุง",
  en: "Pinduoduo is paused",
};
const noNotice = { zh: "", "zh-TW": "", th: "", en: "" };

const shown = async (language: string, id: number) => {
  // Beyond the moment for which one answer serves everybody.
  clock.pass({ minutes: 1 });
  const reader = visitor();
  reader.cookies.set("lang", language);
  const { data } = valueOf(await reader.call(queryClientConfig, {}));
  return data.platforms.find((platform) => platform.id === id);
};

test("a platform that is switched off says so in the reader's words, until it is on again [BO-43] [ERR-63]", async () => {
  const som = await staff("catalogue");
  valueOf(await som.call(switchPlatform, { id: 6, is_open: false, notice }));
  for (const language of ["zh", "zh-TW", "th", "en"] as const)
    expect(await shown(language, 6)).toMatchObject({
      state: "disabled",
      can_open: false,
      notice: notice[language],
    });
  const [off] = valueOf(await som.call(listPlatforms, {})).list.filter(({ id }) => id === 6);
  expect(off).toMatchObject({ state: "disabled", notice, changed: { at: expect.any(String) } });

  valueOf(await som.call(switchPlatform, { id: 6, is_open: true, notice: noNotice }));
  // Nothing is connected to this test, so it is no more than missing.
  expect(await shown("th", 6)).toMatchObject({ state: "unavailable", notice: "" });
  const admin = await staff("admin");
  const acts = valueOf(await admin.call(queryAuditLog, { object_kind: "platform" })).datalist;
  expect(acts.map(({ action }) => action)).toEqual(["open_platform", "close_platform"]);
  expect(acts[0]?.old_value).toEqual({ is_open: false, notice });
});

test("a platform that is off refuses its calls at once [BO-43]", async () => {
  const som = await staff("catalogue");
  const search = () => visitor().call(searchAlibaba, { keywords: "茶" });
  expect(refusalOf(await search())).toBe("platform_unavailable");
  valueOf(await som.call(switchPlatform, { id: 3, is_open: false, notice }));
  expect(refusalOf(await search())).toBe("platform_disabled");
  valueOf(await som.call(switchPlatform, { id: 3, is_open: true, notice }));
});

test("what is no platform is not switched, and not by everybody", async () => {
  const som = await staff("catalogue");
  for (const id of [1, 2, 8])
    expect(refusalOf(await som.call(switchPlatform, { id, is_open: false, notice }))).toBe(
      "invalid_input",
    );
  const finance = await staff("finance");
  expect(refusalOf(await finance.call(listPlatforms, {}))).toBe("right_missing");
});
