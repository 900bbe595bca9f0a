import {
  listSettings,
  saveSetting,
} from "@sampan/contract/office/configuration/staff-configuration";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const { staff } = await openTestApp();

test("of two administrators who save what they saw at the same moment, one is refused [BO-44]", async () => {
  const admins = [await staff("admin"), await staff("admin"), await staff("admin")];
  const outcomes = await Promise.all(
    admins.map(async (admin, at) =>
      refusalOf(await admin.call(saveSetting, { key: "addresses", value: 20 + at, version: 0 })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(["accepted", "changed_meanwhile", "changed_meanwhile"]);
});

test("two limits that contradict each other only together are not both saved at once", async () => {
  const [one, other] = [await staff("admin"), await staff("admin")];
  const wish = { version: 0 };
  const outcomes = await Promise.all([
    one.call(saveSetting, { ...wish, key: "topup_min_units", value: 1_000 }),
    other.call(saveSetting, { ...wish, key: "topup_max_units", value: 500 }),
  ]);
  expect(outcomes.map(refusalOf).toSorted()).toEqual(["accepted", "settings_contradict"]);
  const { list } = valueOf(await one.call(listSettings, {}));
  const value = (key: string) => Number(list.find((row) => row.key === key)?.value);
  expect(value("topup_min_units")).toBeLessThanOrEqual(value("topup_max_units"));
});
