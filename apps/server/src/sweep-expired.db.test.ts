import { getUserById } from "@sampan/contract/people/accounts/accounts";
import { sendRegisterSmsCaptcha } from "@sampan/contract/people/codes/codes";
import { expect, test } from "vitest";
import { openTestApp } from "../../../tests/support/test-app.ts";
import { readPicture, senders } from "../../../tests/support/test-codes.ts";
import { refusalOf, valueOf } from "../../../tests/support/value-of.ts";
import { insertRates } from "../../../tests/support/test-goods.ts";
import { quoteRate } from "./money/rates/quote-rate.ts";
import { sweepExpired } from "./sweep-expired.ts";

const world = await openTestApp(senders);
const { clock, customer, db, needs, staff, visitor } = world;

const countRows = async (
  table: "sessions" | "staff_sessions" | "captchas" | "image_captchas" | "tries" | "rate_quotes",
) => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

test("removes what time made worthless, and nothing that lives", async () => {
  const ming = await customer();
  await insertRates(needs, clock.now());
  const wishNow = () => {
    const now = clock.now();
    const [settings, prices] = [needs.settings.at(now), needs.prices.at(now)];
    return { accountId: ming.id, currency: "TWD", now, settings, prices } as const;
  };
  valueOf(await quoteRate(db, wishNow()));
  await staff("reviewer");
  const picture = await readPicture(world, "register");
  valueOf(await visitor().call(sendRegisterSmsCaptcha, { mobile: "0955000001", ...picture }));
  await readPicture(world, "register");
  clock.pass({ days: 6 });
  valueOf(await ming.call(getUserById, {}));
  clock.pass({ days: 2 });
  await customer();
  valueOf(await quoteRate(db, wishNow()));
  await sweepExpired(needs);
  expect(await countRows("rate_quotes")).toBe(1);
  expect(await countRows("sessions")).toBe(2);
  expect(await countRows("captchas")).toBe(0);
  expect(await countRows("image_captchas")).toBe(0);
  expect(refusalOf(await ming.call(getUserById, {}))).toBe("accepted");

  clock.pass({ days: 400 });
  await sweepExpired(needs);
  expect(await countRows("sessions")).toBe(0);
  expect(await countRows("staff_sessions")).toBe(0);
  expect(await countRows("tries")).toBe(0);
});

test("goes on past files that cannot be removed, and says which they were", async () => {
  const { id } = await customer();
  const photo = { kind: "search", mime: "image/webp", bytes: 9, width: 1, height: 1 } as const;
  const put = (key: string, kind: "search" | "export") =>
    db
      .insertInto("files")
      .values({ ...photo, key, kind, account_id: id, created_at: clock.now() })
      .execute();
  await put("a".repeat(40), "search");
  await put("b".repeat(40), "export");
  clock.pass({ days: 8 });
  const remove = async (key: string) => {
    if (key.startsWith("a")) throw new Error("the disk does not answer");
  };
  const sweeping = sweepExpired({ ...needs, files: { ...needs.files, remove } });
  await expect(sweeping).rejects.toThrow(/1 of \d+ failed: search photos/);
  const left = await db.selectFrom("files").select("kind").execute();
  expect(left.map(({ kind }) => kind)).toEqual(["search"]);
});
