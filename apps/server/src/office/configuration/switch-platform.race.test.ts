import {
  listPlatforms,
  switchPlatform,
} from "@sampan/contract/office/configuration/staff-platforms";
import { platformIds } from "@sampan/domain/goods/sourcing/platforms";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { staff } = await openTestApp();

test("platforms that are switched off at once are all off [BO-43]", async () => {
  const notice = { zh: "", "zh-TW": "", th: "", en: "" };
  await Promise.all(
    platformIds.map(async (id) => {
      const som = await staff("catalogue");
      valueOf(await som.call(switchPlatform, { id, is_open: false, notice }));
    }),
  );
  const som = await staff("catalogue");
  const { list } = valueOf(await som.call(listPlatforms, {}));
  expect(list.map(({ state }) => state)).toEqual(platformIds.map(() => "disabled"));
});
