import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { getDashboard } from "@sampan/contract/office/dashboard/staff-dashboard";
import { languages } from "@sampan/domain/kernel/language";
import { afterEach, describe, expect, test } from "vitest";
import { setSettings } from "../../../../../tests/support/set-settings.ts";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";

const { app, needs, clock, customer, staff } = await openTestApp();

const wordsOfHouse = { zh: "", "zh-TW": "", th: "", en: "" };
const close = (minutes: number, notice = wordsOfHouse) =>
  setSettings(needs, {
    maintenance: {
      until: new Date(clock.now().getTime() + minutes * 60_000).toISOString(),
      notice,
    },
  });
const read = (language: string) =>
  app.inject({ url: queryClientConfig.path, headers: { cookie: `lang=${language}` } });

describe("while the house is under maintenance", () => {
  afterEach(() => setSettings(needs, {}));

  test("customers are told so and until when, in their language, with the time to come back [ERR-22] [I18N-09]", async () => {
    await close(90);
    for (const language of languages) {
      const answer = await read(language);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5400"]);
      expect(answer.json()).toMatchObject({
        success: false,
        error_code: errorCodes.under_maintenance,
        error_message: needs.say(language, "errors.under_maintenance", {
          until: answer.json<{ error_values: { until: string } }>().error_values.until,
        }),
        error_values: { until: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string },
      });
    }
  });

  test("they are told what administrators wrote, where they did [ERR-22]", async () => {
    await close(5, { ...wordsOfHouse, th: "ปิดปรับปรุงคลังสินค้า" });
    expect((await read("th")).json()).toMatchObject({ error_message: "ปิดปรับปรุงคลังสินค้า" });
    expect((await read("en")).json<{ error_message: string }>().error_message).toContain("Sampan");
  });

  test("nobody gets in, and whoever is in reaches nothing [ERR-22]", async () => {
    const ming = await customer();
    await close(5);
    const entering = await app.inject({
      method: "POST",
      url: logIn.path,
      headers: { "x-sampan-client": "test" },
      payload: { account: ming.email, password: "0".repeat(64), source: "APP" },
    });
    expect(entering.statusCode).toBe(503);
    expect((await ming.send("/gateway/installer/cart/get_cart_count", {})).status).toBe(503);
  });

  test("staff work on, and the process says that it lives [ERR-22]", async () => {
    const admin = await staff("admin", "finance");
    await close(5);
    valueOf(await admin.call(getDashboard, {}));
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });

  test("it ends by itself at the time it was announced for [ERR-22]", async () => {
    await close(5);
    expect((await read("zh")).statusCode).toBe(503);
    clock.pass({ minutes: 5 });
    expect((await read("zh")).statusCode).toBe(200);
  });
});
