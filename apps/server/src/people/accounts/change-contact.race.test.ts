import { createHash } from "node:crypto";
import {
  sendRegisterMailCaptcha,
  sendResetEmailMailCaptcha,
} from "@sampan/contract/people/codes/codes";
import { changeEmail } from "@sampan/contract/people/accounts/credentials";
import { registerByEmail } from "@sampan/contract/people/accounts/registration";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { codeTo, readPicture, senders } from "../../../../../tests/support/test-codes.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "./hash-password.ts";

const world = await openTestApp(senders);
const { customer, db, visitor } = world;
const password = createHash("sha256").update("Boat_2026").digest("hex");

test("an address goes to one of two people who prove it at the same moment [ACC-10]", async () => {
  const ming = await customer();
  const password_hash = valueOf(await hashPassword(password));
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", ming.id).execute();
  for (const round of Array(5).keys()) {
    const email = `wanted${round}@people.test`;
    const picture = await readPicture(world, "change_email");
    valueOf(await ming.call(sendResetEmailMailCaptcha, { email, ...picture }));
    const toChange = { email, password, captcha: codeTo(world, email) };
    const seen = await readPicture(world, "register");
    const newcomer = visitor();
    valueOf(await newcomer.call(sendRegisterMailCaptcha, { email, ...seen }));
    const captcha = codeTo(world, email);
    const toRegister = { email, password, captcha, account_type: "personal" } as const;
    const answers = await Promise.all([
      ming.call(changeEmail, toChange).then(refusalOf),
      newcomer.call(registerByEmail, toRegister).then(refusalOf),
    ]);
    expect(answers.toSorted()).toEqual(["accepted", "email_known"]);
  }
});
