import { createHash } from "node:crypto";
import { logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";
import { refusalOf, valueOf } from "../../../../../tests/support/value-of.ts";
import { hashPassword } from "../accounts/hash-password.ts";

const { servers, staff, visitor, db } = await openTwoServers();
const [one, other] = servers;

const received = (text: string) => createHash("sha256").update(text).digest("hex");
const [right, wrong] = [received("Desk_2026"), received("guess")];
const password_hash = valueOf(await hashPassword(right));

test("a member who is under attack at both processes gets in where they were before [NFR-08] [BO-01]", async () => {
  const { id } = await staff("reviewer");
  const { email } = await db
    .updateTable("staff_members")
    .set({ password_hash })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirstOrThrow();
  const desk = visitor();
  const enter = async (url: string, password: string) =>
    refusalOf(await desk.at(url).call(logInStaff, { email, password }));
  expect(await enter(one.url, right)).toBe("accepted");

  const attack = Array.from({ length: 40 }, async () =>
    refusalOf(await visitor().call(logInStaff, { email, password: wrong })),
  );
  expect(await enter(other.url, right)).toBe("accepted");
  const answers = await Promise.all(attack);
  expect(answers.filter((answer) => answer === "wrong_password")).toHaveLength(5);
  expect(await enter(one.url, right)).toBe("accepted");
  expect(refusalOf(await visitor().call(logInStaff, { email, password: right }))).toBe(
    "account_locked",
  );

  // Guessed at the desk itself, by both processes together.
  const guesses = Array.from({ length: 20 }, (_, nth) =>
    enter(nth % 2 === 0 ? one.url : other.url, wrong),
  );
  const looked = (await Promise.all(guesses)).filter((answer) => answer === "wrong_password");
  expect(looked).toHaveLength(5);
  expect(await enter(one.url, right)).toBe("account_locked");
}, 60_000);
