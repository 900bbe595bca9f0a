import { createHash } from "node:crypto";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "./hash-password.ts";

const { customer, db, visitor } = await openTestApp();
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("thirty wrong passwords at once are looked at five times [NFR-08]", async () => {
  const { email, id } = await customer();
  const password_hash = valueOf(await hashPassword(hashOf("Boat_2026")));
  await db.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
  const guess = { account: email, password: hashOf("guess") };
  const guesses = Array.from({ length: 30 }, async () =>
    refusalOf(await visitor().call(logIn, guess)),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === "wrong_password")).toHaveLength(5);
  expect(answers.filter((answer) => answer === "account_paused")).toHaveLength(25);
});
