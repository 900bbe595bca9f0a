import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "./support/test-database.ts";

const { db, url } = await openTestDatabase();
const program = join(import.meta.dirname, "../apps/server/src/add-staff.ts");

/** The command as an operator runs it, with what they type. */
async function run(parameters: readonly string[], typed: string) {
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { ...process.env, SAMPAN_MODE: "demo", DATABASE_URL: url },
  });
  child.stdin.end(typed);
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exit, said, complained };
}
const emails = async () =>
  (await db.selectFrom("staff_members").select("email").orderBy("id").execute()).map(
    ({ email }) => email,
  );

test("npm run staff asks for the first administrator, and once more before a second [BO-04]", async () => {
  expect(await run([], "")).toMatchObject({ code: 1, said: "" });
  const first = await run(["add"], "owner@shop.test\nOwner\n");
  expect(first).toMatchObject({ code: 0, complained: "" });
  expect(first.said).toMatch(/First password: \S{10,}/);
  expect(await run(["add"], "no\n")).toMatchObject({ code: 1, complained: "Nobody was added.\n" });
  const known = await run(["add"], "yes\nowner@shop.test\nOwner\n");
  expect(known.complained).toBe("Somebody has this e-mail address already.\n");
  expect(await emails()).toEqual(["owner@shop.test"]);
});
