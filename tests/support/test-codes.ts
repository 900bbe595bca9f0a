import { randomBytes } from "node:crypto";
import { hashPictureAnswer } from "../../apps/server/src/captchas/captcha-code.ts";
import type {
  PictureAnswer,
  PicturePurpose,
} from "../../apps/server/src/captchas/check-picture.ts";
import { unsealCode } from "../../apps/server/src/captchas/seal-code.ts";
import type { AskedJob, TestApp } from "./test-app.ts";

const noted = () => {
  throw new Error("jobs are only noted in tests");
};

/** Their being there switches text messages and mail on; jobs are not run. */
export const senders = { sms: { sendSms: noted }, mail: { sendMail: noted } };

type CaptchaJob = Extract<AskedJob, { name: "send-captcha" }>;

/** The last code on its way to a number in E.164 or an e-mail address; throws when there is none. */
export function codeTo(world: Pick<TestApp, "jobs" | "needs">, to: string): string {
  return unsealCode(world.needs, captchaJobTo(world, to).data);
}

/** The job that carries it. */
export function captchaJobTo({ jobs }: Pick<TestApp, "jobs">, to: string): CaptchaJob {
  const job = jobs.findLast(({ name, data }) => name === "send-captcha" && data.to === to);
  if (job?.name !== "send-captcha") throw new Error(`no code was sent to ${to}`);
  return job;
}

/** A picture that somebody was shown, with what they read in it. */
export async function readPicture(
  { db, needs, clock }: Pick<TestApp, "db" | "needs" | "clock">,
  purpose: PicturePurpose,
): Promise<PictureAnswer> {
  const key = randomBytes(16).toString("hex");
  const answer = "48205";
  await db
    .insertInto("image_captchas")
    .values({
      key,
      purpose,
      answer_hash: hashPictureAnswer(needs.config.sealKey, { key, purpose }, answer),
      expires_at: new Date(clock.now().getTime() + needs.limits.picture_valid_minutes * 60_000),
    })
    .execute();
  return { image_key: key, image_answer: answer };
}
