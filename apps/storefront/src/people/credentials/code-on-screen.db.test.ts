import { checkMobileCaptcha, sendRegisterSmsCaptcha } from "@sampan/contract/people/codes/codes";
import { queryClientConfig } from "@sampan/contract/office/configuration/configuration";
import { languages } from "@sampan/domain/kernel/language";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { valueOf } from "../../../../../tests/support/value-of.ts";
import { speak } from "../../shell/speech.ts";
import { shown } from "../../shell/shown.ts";
import { CodeField } from "./code-field.tsx";
import { problemsOf } from "./problems.ts";
import type { useCode } from "./use-code.ts";

/** What stands at the field of a code, after answers of the real calls. */

const world = await openTestApp(senders);
const { visitor } = world;
const configuration = valueOf(await visitor().call(queryClientConfig, {}));

let last = 931_200_000;
const newMobile = () => `0${(last += 1)}`;

type Code = ReturnType<typeof useCode>;
const field = (
  code: Partial<Pick<Code, "sent" | "wait_s">>,
  language: (typeof languages)[number],
  error?: string,
) =>
  shown(
    CodeField,
    {
      value: "",
      onChange: () => {},
      code: { wait_s: 0, isBusy: false, sent: undefined, send: () => {}, ...code } as Code,
      error,
    },
    { configuration, language },
  );

test("a code that was sent says for how many minutes it is good, and counts the seconds until the next [ACC-12] [ACC-13] [CONST-18]", async () => {
  const mobile = newMobile();
  const reader = visitor();
  const picture = await readPicture(world, "register");
  const { data } = valueOf(await reader.call(sendRegisterSmsCaptcha, { mobile, ...picture }));
  const sent = { target: mobile, minutes: Math.round(data.valid_s / 60) };
  for (const language of languages) {
    const { say } = await speak(language);
    const words = await field({ sent, wait_s: data.resend_after_s }, language);
    expect(words).toContain(say("credentials.code.sent", { target: mobile, minutes: 10 }));
    expect(words).toContain(say("credentials.code.resendIn", { seconds: 60 }));
    expect(await field({ sent }, language)).toContain(say("credentials.code.send"));
  }
});

test("a code that is asked for again at once, and one that is wrong, say so at its field in the reader's language [ERR-41] [ERR-45]", async () => {
  for (const language of languages) {
    const reader = visitor();
    reader.cookies.set("lang", language);
    const mobile = newMobile();
    const ask = async () =>
      reader.call(sendRegisterSmsCaptcha, { mobile, ...(await readPicture(world, "register")) });
    valueOf(await ask());
    const early = await ask();
    const code = codeTo(world, `+886${mobile.slice(1)}`);
    const captcha = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const wrong = await reader.call(checkMobileCaptcha, { mobile, captcha, sms_type: "register" });
    const { say } = await speak(language);
    for (const [answer, refusal] of [
      [early, "captcha_too_soon"],
      [wrong, "captcha_wrong"],
    ] as const) {
      if (answer.ok) throw new Error(`${refusal} was accepted`);
      const { code: said, ...problem } = problemsOf(answer.error);
      expect(problem).toEqual({});
      const words = await field({}, language, said);
      expect(words).toContain(say(`errors.${refusal}`, answer.error.values as never));
    }
  }
});
