import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../../../tests/support/test-database.ts";
import { queues } from "../../queues.ts";
import { createLog } from "../log.ts";
import { startJobs, type Workers } from "./start-jobs.ts";

const database = await openTestDatabase();

test("takes several jobs at one look, and only the one that fails is tried again", async () => {
  const { jobs, work, stop } = await startJobs(database, queues, createLog("silent"));
  const ids = [1, 2, 3, 4, 5];
  for (const id of ids) await jobs.send(database.db, "send-sms", { to: String(id), text: "boat" });
  const told: number[] = [];
  const workers: Partial<Workers> = {
    "send-sms": async ({ to }) => {
      told.push(Number(to));
      if (to === "2") throw new Error("no way to reach them");
    },
  };
  // What the clock asks for meanwhile has nothing to do here.
  const nothing = async () => {};
  await work(
    new Proxy(workers as Workers, { get: (some, name: keyof Workers) => some[name] ?? nothing }),
  );
  const states = async () => {
    const { rows } = await database.pool.query<{ state: string; told: number }>(
      "select state, (data->>'to')::int as told from pgboss.job where name = 'send-sms'",
    );
    return Object.fromEntries(rows.map(({ told: id, state }) => [id, state]));
  };
  const done = { 1: "completed", 2: "retry", 3: "completed", 4: "completed", 5: "completed" };
  await vi.waitFor(async () => expect(await states()).toEqual(done), { timeout: 15_000 });
  expect(new Set(told.slice(0, ids.length))).toEqual(new Set(ids));
  await stop();
});

test("a rush is worked through at one go, however seldom its queue is looked at", async () => {
  const { jobs, work, stop } = await startJobs(database, queues, createLog("silent"));
  // Looked at every ten seconds, and ten are taken at once.
  const rush = 35;
  for (let at = 0; at < rush; at += 1) await jobs.send(database.db, "reckon-weights", {});
  let done = 0;
  const count = async () => void (done += 1);
  const nothing = async () => {};
  await work(
    new Proxy({} as Workers, {
      get: (_, name: keyof Workers) => (name === "reckon-weights" ? count : nothing),
    }),
  );
  await vi.waitFor(() => expect(done).toBe(rush), { timeout: 9_000 });
  await stop();
});

test("says at once what was done of several, except where done twice is done once", async () => {
  const { jobs, work, stop } = await startJobs(database, queues, createLog("silent"));
  for (const notice_key of ["one", "two"])
    await jobs.send(database.db, "notify-customer", { notice_key });
  for (const to of ["8", "9"])
    await jobs.send(database.db, "send-mail", { to, subject: "", text: "" });
  const settledBefore = async (name: string) => {
    const { rows } = await database.pool.query<{ done: number }>(
      "select count(*) filter (where state = 'completed') as done from pgboss.job where name = $1",
      [name],
    );
    return rows[0]?.done ?? 0;
  };
  const notified: number[] = [];
  const mailed: number[] = [];
  const workers: Partial<Workers> = {
    "notify-customer": async () => void notified.push(await settledBefore("notify-customer")),
    "send-mail": async () => void mailed.push(await settledBefore("send-mail")),
  };
  const nothing = async () => {};
  await work(
    new Proxy(workers as Workers, { get: (some, name: keyof Workers) => some[name] ?? nothing }),
  );
  await vi.waitFor(async () => expect(await settledBefore("notify-customer")).toBe(2), {
    timeout: 9_000,
  });
  await vi.waitFor(async () => expect(await settledBefore("send-mail")).toBe(2), {
    timeout: 9_000,
  });
  expect(notified).toEqual([0, 0]);
  expect(mailed).toEqual([0, 1]);
  await stop();
});
