import { expect, test } from "vitest";
import { createSharedBulkhead } from "./create-shared-bulkhead.ts";

/** Work that ends when it is told to, and tells in which order it began. */
function createWork() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    began.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
  return {
    began,
    work,
    endOne: async () => {
      ends.shift()?.();
      await turn();
    },
  };
}
const full = { ok: false, error: { code: "server_busy" } };

test("one at a time for each, and others beside", async () => {
  const bulkhead = createSharedBulkhead({ atOnce: 2, waiting: 9, each: { atOnce: 1, waiting: 9 } });
  const { began, work, endOne } = createWork();
  for (const name of ["greedy 1", "greedy 2", "greedy 3"]) void bulkhead("greedy", work(name));
  void bulkhead("modest", work("modest 1"));
  expect(began).toEqual(["greedy 1", "modest 1"]);
  await endOne();
  expect(began).toEqual(["greedy 1", "modest 1", "greedy 2"]);
});

test("a free place goes to whoever waits in turn, not to the longest queue", async () => {
  const bulkhead = createSharedBulkhead({
    atOnce: 1,
    waiting: 20,
    each: { atOnce: 1, waiting: 9 },
  });
  const { began, work, endOne } = createWork();
  for (let count = 1; count <= 5; count++) void bulkhead("greedy", work(`greedy ${count}`));
  void bulkhead("modest", work("modest"));
  void bulkhead("third", work("third"));
  for (let count = 0; count < 3; count++) await endOne();
  expect(began).toEqual(["greedy 1", "modest", "third", "greedy 2"]);
});

test("somebody's queue is short, and so is that of all", async () => {
  const bulkhead = createSharedBulkhead({ atOnce: 1, waiting: 2, each: { atOnce: 1, waiting: 1 } });
  const { work } = createWork();
  void bulkhead("greedy", work("1"));
  void bulkhead("greedy", work("2"));
  expect(await bulkhead("greedy", work("3"))).toEqual(full);
  void bulkhead("modest", work("4"));
  expect(await bulkhead("late", work("5"))).toEqual(full);
});

test("work that throws gives its place to the next, and leaves nothing behind", async () => {
  const bulkhead = createSharedBulkhead({ atOnce: 1, waiting: 1, each: { atOnce: 1, waiting: 1 } });
  const failing = bulkhead("one", () => Promise.reject(new Error("broken")));
  const next = bulkhead("other", async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toEqual({ ok: true, value: "done" });
  expect(await bulkhead("one", async () => "again")).toEqual({ ok: true, value: "again" });
});
