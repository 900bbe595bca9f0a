import { queryAuditLog } from "@sampan/contract/kernel/audit/staff-audit";
import {
  listSettings,
  saveSetting,
  type SettingRow,
} from "@sampan/contract/office/configuration/staff-configuration";
import { beforeEach, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { needs, clock, staff } = await openTestApp();
const admin = await staff("admin");
const standing = { TW: ["2026-02-28", "2026-04-05"], TH: ["2026-04-13"], mainland: [] };

beforeEach(async () => {
  clock.set(new Date("2026-03-02T04:00:00Z"));
  await setSettings(needs, { closed_days: standing });
});

async function row(): Promise<SettingRow> {
  const { list } = valueOf(await admin.call(listSettings, {}));
  const found = list.find(({ key }) => key === "closed_days");
  if (!found) throw new Error("closed days are at no desk");
  return found;
}
const save = async (value: SettingRow["value"], by = admin) =>
  by.call(saveSetting, {
    key: "closed_days",
    value,
    version: (await row()).version,
    reason: "行政院人事行政總處 2026-03-01",
  });

test("a day is closed with its name and opened again at the desk of settings, and clocks follow at once [BO-44] [NFR-03]", async () => {
  const named = { ...standing, names: { TW: { "2026-03-04": "颱風" } } };
  valueOf(await save({ ...named, TW: [...standing.TW, "2026-03-04"] }));
  expect(needs.settings.at(clock.now()).closed_days.TW).toContain("2026-03-04");
  expect(await row()).toMatchObject({
    value: { names: { TW: { "2026-03-04": "颱風" } } },
    changed: { reason: "行政院人事行政總處 2026-03-01" },
  });
  valueOf(await save(standing));
  expect(needs.settings.at(clock.now()).closed_days.TW).not.toContain("2026-03-04");
  const { datalist } = valueOf(await admin.call(queryAuditLog, {}));
  expect(datalist.filter(({ object_id }) => object_id === "closed_days").length).toBe(2);
});

test("what is past stays as it was, and names belong to days of the list [BO-44]", async () => {
  expect(refusalOf(await save({ ...standing, TW: ["2026-04-05"] }))).toBe("closed_day_past");
  const before = { ...standing, mainland: ["2026-03-01"] };
  expect(refusalOf(await save(before))).toBe("closed_day_past");
  valueOf(await save({ ...standing, mainland: ["2026-03-02"] }));
  expect(refusalOf(await save(standing))).toBe("closed_day_past");
  const twice = { ...standing, TH: ["2026-04-13", "2026-04-13"] };
  const strange = { ...standing, names: { TH: { "2026-04-14": "สงกรานต์" } } };
  for (const value of [twice, strange, { ...standing, TW: ["5 April"] }])
    expect(refusalOf(await save(value))).toBe("setting_unreadable");
  expect(refusalOf(await save(standing, await staff("finance")))).toBe("right_missing");
});
