import { defaultLimits } from "@sampan/domain/kernel/settings/limits";
import { switchPlatform } from "@sampan/contract/office/configuration/staff-platforms";
import { beforeEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { createSettings, limitsInForce } from "./create-settings.ts";
import { keepFresh } from "./keep-fresh.ts";

const { db, needs, clock, staff } = await openTestApp();
const notice = { zh: "", "zh-TW": "", th: "", en: "" };
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);

beforeEach(() => setSettings(needs, {}));

const plan = (key: string, value: unknown, starts_at: Date) =>
  db
    .insertInto("setting_changes")
    .values({
      key,
      value: JSON.stringify(value),
      starts_at,
      is_planned: true,
      made_at: clock.now(),
    })
    .execute();

describe("settings", () => {
  test("are the defaults until somebody changes one, the limits among them [NFR-03]", () => {
    const settings = needs.settings.at(clock.now());
    expect(settings).toMatchObject({ ...defaultLimits, disabled_platforms: [] });
  });

  test("are read without asking the database, and are new at once where they were changed", async () => {
    const som = await staff("catalogue");
    const before = needs.settings.at(clock.now());
    expect(needs.settings.at(clock.now())).toBe(before);
    valueOf(await som.call(switchPlatform, { id: 4, is_open: false, notice }));
    expect(needs.settings.at(clock.now()).disabled_platforms).toEqual([4]);
    expect(before.disabled_platforms).toEqual([]);
  });

  test("that another process changed are held here by themselves, a moment later", async () => {
    const elsewhere = createSettings({ database: needs.database, clock: clock.now });
    const leave = keepFresh({ settings: elsewhere }, needs.log, 10);
    const som = await staff("catalogue");
    valueOf(await som.call(switchPlatform, { id: 5, is_open: false, notice }));
    await expect.poll(() => elsewhere.at(clock.now()).disabled_platforms).toEqual([5]);
    leave();
  });

  test("that are planned hold from their moment on, for whoever looks from either side of it", async () => {
    const moment = inAnHour();
    await plan("cart_lines", 20, moment);
    await needs.settings.refresh();
    const justBefore = new Date(moment.getTime() - 1);
    expect(needs.settings.at(justBefore).cart_lines).toBe(1000);
    expect(needs.settings.at(moment).cart_lines).toBe(20);
    // Nobody read them anew meanwhile, and whoever began before still has what held then.
    clock.set(moment);
    expect(needs.limits.cart_lines).toBe(20);
    await needs.settings.refresh();
    expect(needs.settings.at(justBefore).cart_lines).toBe(1000);
  });

  test("of one moment hold as they were made last", async () => {
    const moment = inAnHour();
    await plan("cart_lines", 20, moment);
    await plan("cart_lines", 30, moment);
    await plan("addresses", 7, moment);
    await needs.settings.refresh();
    expect(needs.settings.at(moment)).toMatchObject({ cart_lines: 30, addresses: 7 });
  });

  test("that do not fit are a fault, and what was held stays in force", async () => {
    await plan("assumed_weight_g", "light", inAnHour());
    await expect(needs.settings.refresh()).rejects.toThrow("assumed_weight_g");
    expect(needs.settings.at(clock.now()).assumed_weight_g).toBe(500);
  });
});

test("limits are seen as they stand, and a copy stays as it was taken", async () => {
  const limits = limitsInForce(needs.settings, clock.now);
  const copy = { ...limits };
  await setSettings(needs, { addresses: 3 });
  expect([limits.addresses, copy.addresses]).toEqual([3, defaultLimits.addresses]);
});
