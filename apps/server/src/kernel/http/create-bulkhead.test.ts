import { expect, test } from "vitest";
import { createBulkhead } from "./create-bulkhead.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

test("runs so many at once, lets so many wait, and refuses the rest", async () => {
  const bulkhead = createBulkhead({ atOnce: 2, waiting: 1 });
  const { open, opened } = gate();
  let started = 0;
  const work = async () => {
    started += 1;
    await opened;
  };
  const running = [bulkhead(work), bulkhead(work), bulkhead(work)];
  expect(await bulkhead(work)).toEqual({ ok: false, error: { code: "server_busy" } });
  expect(started).toBe(2);

  open();
  await Promise.all(running);
  expect(started).toBe(3);
});

test("gives the place of work that threw to the next", async () => {
  const bulkhead = createBulkhead({ atOnce: 1, waiting: 1 });
  const failing = bulkhead(async () => {
    throw new Error("broken");
  });
  const next = bulkhead(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toEqual({ ok: true, value: "done" });
  expect(await bulkhead(async () => "again")).toEqual({ ok: true, value: "again" });
});
