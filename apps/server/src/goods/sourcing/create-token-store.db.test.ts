import { expect, test } from "vitest";
import { openTestApp } from "../../../../../tests/support/test-app.ts";
import { createTokenStore } from "./create-token-store.ts";

const { db, needs, clock } = await openTestApp();
const given = { access_token: "given-access", refresh_token: "given-refresh" };
const renewed = { access_token: "second-access", refresh_token: "second-refresh" };
let count = 0;
const newSource = () => `source-${(count += 1)}`;

test("renewed tokens are there for the next process, and sealed in the database", async () => {
  const source = newSource();
  const store = createTokenStore(needs, source, given);
  expect(await store.read()).toBeUndefined();
  await store.keep(renewed);
  expect(await createTokenStore(needs, source, given).read()).toEqual(renewed);
  const row = await db
    .selectFrom("source_tokens")
    .selectAll()
    .where("source", "=", source)
    .executeTakeFirstOrThrow();
  const told = [row.origin, row.sealed.toString("latin1")].join();
  expect(told).not.toMatch(/second|given/);
});

test("those of one source do not open for another", async () => {
  const [one, other] = [newSource(), newSource()];
  await createTokenStore(needs, one, given).keep(renewed);
  await createTokenStore(needs, other, given).keep(given);
  const { sealed } = await db
    .selectFrom("source_tokens")
    .select("sealed")
    .where("source", "=", one)
    .executeTakeFirstOrThrow();
  await db.updateTable("source_tokens").set({ sealed }).where("source", "=", other).execute();
  await expect(createTokenStore(needs, other, given).read()).rejects.toThrow("authenticate");
});

test("the newest stay, in whatever order two processes keep theirs", async () => {
  const source = newSource();
  const now = clock.now();
  const at = (seconds: number) => ({
    ...needs,
    clock: () => new Date(now.getTime() + seconds * 1000),
  });
  await createTokenStore(at(10), source, given).keep(renewed);
  await createTokenStore(at(5), source, given).keep({ ...renewed, access_token: "older" });
  expect(await createTokenStore(needs, source, given).read()).toEqual(renewed);
});

test("new ones from an operator replace what descends from the old", async () => {
  const source = newSource();
  await createTokenStore(needs, source, given).keep(renewed);
  const anew = { access_token: "anew", refresh_token: "anew-refresh" };
  expect(await createTokenStore(needs, source, anew).read()).toBeUndefined();
});
