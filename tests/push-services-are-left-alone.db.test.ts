import * as calls from "@sampan/contract/people/pushes";
import { describe, expect, test } from "vitest";
import type { Jobs } from "../apps/server/src/kernel/jobs/jobs.ts";
import { sendPush } from "../apps/server/src/people/notices/push-jobs.ts";
import { openPushWorld } from "./support/open-push-world.ts";
import { pushesTo } from "./support/push-browser.ts";
import { valueOf } from "./support/value-of.ts";

const {
  sandbox,
  passOutside,
  world: { clock, customer, jobs, needs },
  arrived,
  deliver,
  subscribed,
  wishesOf,
} = await openPushWorld();

describe("a notice that must not be missed", () => {
  test.each([
    ["has had enough", "throttle", 120],
    ["is away for an hour", "busy", 3_600],
  ])(
    "leaves a service that %s alone as long as it asks, and comes once [BO-53]",
    async (_, kind, pause_s) => {
      const ming = await customer();
      const browser = await subscribed(ming);
      const [asked] = await arrived(ming);
      if (!asked) throw new Error("nobody is told");
      await sandbox.control("faults", { upstream: "web_push", kind, times: 1 });
      const again: unknown[] = [];
      const send: Jobs["send"] = async (_db, name, data, how) =>
        void again.push([name, data, how?.startAt]);
      await sendPush({ ...needs, jobs: { send } }, asked);
      expect(again).toEqual([
        ["send-push", asked, new Date(clock.now().getTime() + pause_s * 1_000)],
      ]);
      // One call was spoiled, and a second would have been taken: none was made.
      expect(await pushesTo(sandbox.url, browser.name)).toEqual([]);
      passOutside(pause_s);
      await sendPush(needs, asked);
      expect(await pushesTo(sandbox.url, browser.name)).toHaveLength(1);
    },
  );

  test("is left out where a service asks for longer than it would have kept it", async () => {
    const ming = await customer();
    await subscribed(ming);
    const asked = await arrived(ming);
    clock.pass({ days: 3 });
    await sandbox.control("faults", { upstream: "web_push", kind: "throttle", times: 1 });
    jobs.length = 0;
    await deliver(asked);
    expect(jobs).toEqual([]);
  });
});

describe("a browser", () => {
  test("that was given another address is told there, also of what waited, and once [BO-53]", async () => {
    const ming = await customer();
    const former = await subscribed(ming);
    const waiting = await arrived(ming);
    const renewed = await subscribed(ming);
    expect(await wishesOf(ming)).toMatchObject({ is_here: true, browsers: 1 });
    // Told again by a worker that did not hear the answer.
    valueOf(await ming.call(calls.subscribePush, renewed.keys));
    expect(await wishesOf(ming)).toMatchObject({ is_here: true, browsers: 1 });
    await deliver(waiting);
    expect(await pushesTo(sandbox.url, renewed.name)).toHaveLength(1);
    const again = await arrived(ming);
    expect(again).toHaveLength(1);
    await deliver(again);
    expect(await pushesTo(sandbox.url, former.name)).toEqual([]);
    expect(await pushesTo(sandbox.url, renewed.name)).toHaveLength(2);
  });

  test("of somebody else is not replaced by an address of one's own", async () => {
    const [ming, nok] = [await customer(), await customer({ region: "TH" })];
    const theirs = await subscribed(ming);
    await subscribed(nok);
    await deliver(await arrived(ming));
    expect(await pushesTo(sandbox.url, theirs.name)).toHaveLength(1);
    expect(await wishesOf(ming)).toMatchObject({ is_here: true, browsers: 1 });
  });
});
