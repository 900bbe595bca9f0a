import {
  sendRegisterMailCaptcha,
  sendRegisterSmsCaptcha,
} from "@sampan/contract/people/codes/codes";
import { getImageCaptcha } from "@sampan/contract/people/codes/graphic-captcha";
import { languages } from "@sampan/domain/kernel/language";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";

const world = await openTestApp(senders);
const { clock, db, jobs, needs, visitor } = world;

let last = 931_100_000;
const newMobile = () => `0${(last += 1)}`;
const ask = async (answer: object) =>
  refusalOf(await visitor().call(sendRegisterSmsCaptcha, { mobile: newMobile(), ...answer }));
const show = async (form: "picture" | "question", browser = visitor()) =>
  valueOf(await browser.call(getImageCaptcha, { purpose: "register", form, timestamp: "1" })).data;

const names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const digitsOf = (question: string, language: (typeof languages)[number]): string => {
  const words = names.map((name) => needs.say(language, `messages.digits.${name}`));
  return question
    .replace(/^.*[:：]\s*/, "")
    .split(" · ")
    .map((word) => words.indexOf(word))
    .join("");
};

describe("a picture", () => {
  test("is drawn for whoever asks, and its answer stands nowhere in it [API-31]", async () => {
    const { key, image, question, valid_s } = await show("picture");
    const drawn = Buffer.from(image.replace("data:image/png;base64,", ""), "base64");
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "png", width: 240, height: 80 });
    expect({ question, valid_s }).toEqual({ question: "", valid_s: 300 });
    const { answer_hash } = await db
      .selectFrom("image_captchas")
      .select("answer_hash")
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    expect(answer_hash).toHaveLength(32);
    expect((await show("picture")).image).not.toBe(image);
  });

  test("is wanted before a registration code is sent by either carrier [ACC-19] [API-31]", async () => {
    const before = jobs.length;
    expect(await ask({})).toBe("image_captcha_needed");
    const mail = { email: "nobody@people.test" };
    const unread = await visitor().call(sendRegisterMailCaptcha, mail);
    expect(refusalOf(unread)).toBe("image_captcha_needed");
    expect(jobs.length).toBe(before);
    const picture = await readPicture(world, "register");
    expect(refusalOf(await visitor().call(sendRegisterMailCaptcha, { ...mail, ...picture }))).toBe(
      "accepted",
    );
    expect(jobs.length).toBe(before + 1);
  });

  test("is spent by a wrong answer, which is told in words [ERR-42]", async () => {
    const picture = await readPicture(world, "register");
    const browser = visitor();
    browser.cookies.set("lang", "en");
    const wrong = { mobile: newMobile(), ...picture, image_answer: "00000" };
    const answer = await browser.call(sendRegisterSmsCaptcha, wrong);
    expect(!answer.ok && answer.error).toMatchObject({
      code: "image_captcha_wrong",
      message: "The digits do not match the picture. Please try the new one",
    });
    expect(await ask(picture)).toBe("image_captcha_wrong");
  });

  test("opens one code, for its own purpose, for five minutes [ERR-42]", async () => {
    const picture = await readPicture(world, "register");
    expect(await ask(picture)).toBe("accepted");
    expect(await ask(picture)).toBe("image_captcha_wrong");
    expect(await ask(await readPicture(world, "reset_password"))).toBe("image_captcha_wrong");
    const old = await readPicture(world, "register");
    clock.pass({ minutes: 5 });
    expect(await ask(old)).toBe("image_captcha_wrong");
    expect(await ask({ image_key: "0".repeat(32), image_answer: "48205" })).toBe(
      "image_captcha_wrong",
    );
  });

  test("is read with wide digits and spaces as well", async () => {
    const picture = await readPicture(world, "register");
    expect(await ask({ ...picture, image_answer: " ４８ ２０５ " })).toBe("accepted");
  });
});

describe("a question in words", () => {
  test.each(languages)("is asked in %s, and answered in digits [ACC-19]", async (language) => {
    const browser = visitor();
    browser.cookies.set("lang", language);
    const { key, image, question } = await show("question", browser);
    expect(image).toBe("");
    const image_answer = digitsOf(question, language);
    expect(image_answer).toMatch(/^\d{5}$/);
    expect(await ask({ image_key: key, image_answer })).toBe("accepted");
  });

  test("is asked thirty times in an hour, pictures sixty times [NFR-08]", async () => {
    clock.pass({ hours: 1 });
    const see = async (form: "picture" | "question") =>
      refusalOf(await visitor().call(getImageCaptcha, { purpose: "register", form }));
    for (const _ of Array(30)) expect(await see("question")).toBe("accepted");
    expect(await see("question")).toBe("call_limit");
    for (const _ of Array(60)) expect(await see("picture")).toBe("accepted");
    expect(await see("picture")).toBe("call_limit");
    clock.pass({ hours: 1 });
    expect(await see("question")).toBe("accepted");
  });
});
