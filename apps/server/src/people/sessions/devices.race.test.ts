import { createHash } from "node:crypto";
import { endDevice, queryDevices } from "@sampan/contract/people/sessions/devices";
import { logIn } from "@sampan/contract/people/sessions/log-in";
import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";

const { customer, db, visitor } = await openTestApp();

const password = createHash("sha256").update("Boat_2026").digest("hex");
const stored = valueOf(await hashPassword(password));

test("a browser that logs in several times at once has one session, also while it is ended", async () => {
  const ming = await customer();
  await db
    .updateTable("accounts")
    .set({ password_hash: stored })
    .where("id", "=", ming.id)
    .execute();
  const browser = visitor();
  valueOf(await browser.call(logIn, { account: ming.email, password }));
  const [{ id } = { id: "" }] = valueOf(await browser.call(queryDevices, {})).datalist;

  const logIns = Array.from({ length: 4 }, async () =>
    refusalOf(await browser.call(logIn, { account: ming.email, password })),
  );
  const ending = ming.call(endDevice, { id }).then((answer) => refusalOf(answer));
  expect(await Promise.all([...logIns, ending])).toEqual(Array(5).fill("accepted"));
  const perDevice = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", ming.id)
    .groupBy("device_id")
    .execute();
  expect(perDevice.every(({ count }) => count === 1)).toBe(true);
});
