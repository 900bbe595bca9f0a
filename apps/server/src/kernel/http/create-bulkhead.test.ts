import { expect, test } from "vitest";
import { createLane } from "./create-lane.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

test("runs so many at once, lets so many wait, and refuses the rest", async () => {
  const lane = createLane({ atOnce: 2, waiting: 1 });
  const { open, opened } = gate();
  let started = 0;
  const work = async () => {
    started += 1;
    await opened;
  };
  const running = [lane(work), lane(work), lane(work)];
  expect(await lane(work)).toEqual({ ok: false, error: { code: "server_busy" } });
  expect(started).toBe(2);

  open();
  await Promise.all(running);
  expect(started).toBe(3);
});

test("gives the place of work that threw to the next", async () => {
  const lane = createLane({ atOnce: 1, waiting: 1 });
  const failing = lane(async () => {
    throw new Error("broken");
  });
  const next = lane(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toEqual({ ok: true, value: "done" });
  expect(await lane(async () => "again")).toEqual({ ok: true, value: "again" });
});
