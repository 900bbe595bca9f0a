import type { PicturePurpose } from "../../apps/server/src/people/codes/code-target.ts";
import { randomBytes } from "node:crypto";
import { hashCode, hashPictureAnswer } from "../../apps/server/src/people/codes/hash-code.ts";
import type { PictureAnswer } from "../../apps/server/src/people/codes/check-picture.ts";
import { readConfig } from "../../apps/server/src/kernel/config.ts";
import type { Db } from "../../apps/server/src/kernel/db/db.ts";
import { unsealCode } from "../../apps/server/src/people/codes/seal-code.ts";
import { hashSessionSecret } from "../../apps/server/src/people/sessions/session-secret.ts";
import type { TestCaller } from "./test-caller.ts";
import type { AskedJob, TestApp } from "./test-app.ts";

const noted = () => {
  throw new Error("jobs are only noted in tests");
};

/** Their being there switches text messages and mail on; jobs are not run. */
export const senders = { sms: { sendSms: noted }, mail: { sendMail: noted } };

type CodeJob = Extract<AskedJob, { name: "send-captcha" }>;

/** The last code on its way to a number in E.164 or an e-mail address; throws when there is none. */
export function codeTo(world: Pick<TestApp, "jobs" | "needs">, to: string): string {
  return unsealCode(world.needs, codeJobTo(world, to).data);
}

/** The job that carries it. */
export function codeJobTo({ jobs }: Pick<TestApp, "jobs">, to: string): CodeJob {
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

/** A code that this browser asked for and its owner has read, as it lies in the database of the demo's processes. */
export async function insertCode(
  db: Db,
  { cookies }: Pick<TestCaller, "cookies">,
  { email, purpose }: { readonly email: string; readonly purpose: "register" | "reset_password" },
): Promise<string> {
  const code = "482051";
  const key = readConfig({ SAMPAN_MODE: "demo" }).sealKey;
  const target = { target: email, purpose };
  const secret = randomBytes(32).toString("base64url");
  cookies.set("code_asker", secret);
  await db
    .insertInto("captchas")
    .values({
      ...target,
      code_hash: hashCode(key, target, code),
      asker_hash: hashSessionSecret(secret),
      sent_at: new Date(),
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute();
  return code;
}
