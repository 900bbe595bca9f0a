import { beforeEach, expect, test, vi } from "vitest";

const storage = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};

/** A tab of a device that is opened now. */
async function openTab(device: ReturnType<typeof storage>) {
  vi.resetModules();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("sessionStorage", storage());
  return import("./dismissals.ts");
}

let device = storage();
beforeEach(() => {
  device = storage();
});

test("what was closed stays away for the session, what was ticked for good [HOME-08] [HOME-09]", async () => {
  const tab = await openTab(device);
  tab.dismiss("PU1", { isForGood: false });
  tab.dismiss("PU2", { isForGood: true });
  expect(["PU1", "PU2", "PU3"].map(tab.isDismissed)).toEqual([true, true, false]);
  const next = await openTab(device);
  expect(["PU1", "PU2", "PU3"].map(next.isDismissed)).toEqual([false, true, false]);
});

test("the chain goes on where it was in this session, and begins anew in the next [HOME-02]", async () => {
  const tab = await openTab(device);
  expect(tab.heldStage.read()).toBe(1);
  tab.heldStage.keep(3);
  expect(tab.heldStage.read()).toBe(3);
  expect((await openTab(device)).heldStage.read()).toBe(1);
});
