import { markNoticesRead } from "@sampan/contract/people/notices";
import * as calls from "@sampan/contract/people/pushes";
import { endDevice, queryDevices } from "@sampan/contract/people/sessions/devices";
import { logOut } from "@sampan/contract/people/sessions/log-in";
import type { NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import { languages } from "@sampan/domain/kernel/language";
import { noticeKinds, reachesAway } from "@sampan/domain/people/notices/notice-kinds";
import { describe, expect, test } from "vitest";
import { openPushWorld } from "./support/open-push-world.ts";
import { newBrowser, pushesTo } from "./support/push-browser.ts";
import { openTestApp } from "./support/test-app.ts";
import { refusalOf, valueOf } from "./support/value-of.ts";

const {
  sandbox,
  world: { clock, customer, jobs, needs },
  arrived,
  deliver,
  elsewhere,
  subscribed,
  tell,
  wishesOf,
} = await openPushWorld();

describe("a notice that must not be missed", () => {
  test("comes to each browser, opened by it alone, once however often it is tried [BO-53]", async () => {
    const ming = await customer();
    const [phone, computer] = [await subscribed(ming), await subscribed(await elsewhere(ming))];
    const asked = await arrived(ming);
    expect(asked).toHaveLength(2);
    await deliver(asked);
    await deliver(asked);
    for (const { name } of [phone, computer]) {
      const [said, ...others] = await pushesTo(sandbox.url, name);
      expect(others).toEqual([]);
      expect(said).toMatchObject({ link: "/orderListAgent", lang: "zh" });
      expect(said?.title).not.toBe("");
    }
  });

  test("says no amount, number, name or reason, whatever kind it is", async () => {
    const values = {
      tid: "SP260101ABCDEF",
      reason: "REASON-WORDS",
      subject: "SUBJECT-WORDS",
      amount: 987_654,
      currency: "TWD",
      express_no: "SF7654321",
      digits: "4321",
      num: 77,
      days: 78,
      hours: 79,
      day: "2031-12-28",
      deadline: "2031-12-27",
      kept_until: "2031-12-26",
      until: "2031-12-30",
      erased_on: "2031-12-29",
      device: "Firefox",
      address: "192.0.2.x",
    };
    const ming = await customer();
    const browser = await subscribed(ming);
    const kinds = noticeKinds.filter((kind) => reachesAway(kind));
    for (const kind of kinds) await deliver(await tell(ming, kind, values as never));
    const said = await pushesTo(sandbox.url, browser.name);
    expect(said).toHaveLength(kinds.length);
    const shown = said.map(({ title, body }) => `${title} ${body}`).join("\n");
    for (const value of Object.values(values)) expect(shown).not.toContain(String(value));
    expect(shown).not.toMatch(/\d/);
    for (const language of languages)
      for (const kind of kinds)
        expect(needs.say(language, `messages.kinds.${kind}.title`)).not.toMatch(/[{}\d]/);
  });

  test("waits for the end of quiet hours, and is not told when it was read meanwhile", async () => {
    const ming = await customer();
    const browser = await subscribed(ming);
    valueOf(await ming.call(calls.setQuietHours, { from: 0, to: 23 }));
    const asked = await arrived(ming);
    await deliver(asked);
    expect(await pushesTo(sandbox.url, browser.name)).toEqual([]);
    expect(jobs.at(-1)).toEqual({ name: "send-push", data: asked[0] });
    valueOf(await ming.call(calls.setQuietHours, { from: 0, to: 0 }));
    valueOf(await ming.call(markNoticesRead, {}));
    await deliver(asked);
    expect(await pushesTo(sandbox.url, browser.name)).toEqual([]);
  });

  test("does not come of a topic that is switched off, and comes once it is on again", async () => {
    const ming = await customer();
    const browser = await subscribed(ming);
    const parcels = (is_on: boolean) =>
      ming.call(calls.setPushTopic, { topic: "parcels", is_on }).then(valueOf);
    const waiting = await arrived(ming);
    await parcels(false);
    await deliver(waiting);
    expect(await arrived(ming)).toEqual([]);
    expect(await pushesTo(sandbox.url, browser.name)).toEqual([]);
    const money = { amount: 100, currency: "TWD" } as NoticeValues["topup_credited"];
    await deliver(await tell(ming, "topup_credited", money));
    await parcels(true);
    await deliver(await arrived(ming));
    expect(await pushesTo(sandbox.url, browser.name)).toHaveLength(2);
  });

  test("is tried again when the service fails, and a browser it does not know any more is forgotten", async () => {
    const ming = await customer();
    const browser = await subscribed(ming);
    const asked = await arrived(ming);
    await sandbox.control("faults", { upstream: "web_push", kind: "error", times: 20 });
    await expect(deliver(asked)).rejects.toThrow("web-push: unavailable");
    await sandbox.control("reset");
    await deliver(asked);
    expect(await pushesTo(sandbox.url, browser.name)).toHaveLength(1);
    await browser.end();
    await deliver(asked);
    expect(await wishesOf(ming)).toMatchObject({ is_here: false, browsers: 0 });
  });

  test("reaches no browser that takes another shop's messages alone", async () => {
    const ming = await customer();
    const browser = await newBrowser(sandbox.url, "another-key");
    valueOf(await ming.call(calls.subscribePush, browser.keys));
    await expect(arrived(ming).then(deliver)).rejects.toThrow("web-push: disabled");
    expect(await pushesTo(sandbox.url, browser.name)).toEqual([]);
  });
});

describe("a browser", () => {
  test("is told no more once its person logged out of it, and the others still are [SES-10]", async () => {
    const ming = await customer();
    const phone = await subscribed(ming);
    const other = await elsewhere(ming);
    const computer = await subscribed(other);
    const waiting = await arrived(ming);
    valueOf(await ming.call(logOut, {}));
    await deliver(waiting);
    expect(await pushesTo(sandbox.url, phone.name)).toEqual([]);
    expect(await pushesTo(sandbox.url, computer.name)).toHaveLength(1);
    expect(await wishesOf(other)).toMatchObject({ is_here: true, browsers: 1 });
  });

  test("is told no more when its device is ended elsewhere, or when it says so", async () => {
    const ming = await customer();
    await subscribed(ming);
    const other = await elsewhere(ming);
    await subscribed(other);
    const { datalist } = valueOf(await ming.call(queryDevices, {}));
    const id = datalist.find(({ is_this }) => !is_this)?.id ?? "";
    valueOf(await ming.call(endDevice, { id }));
    expect(await wishesOf(ming)).toMatchObject({ is_here: true, browsers: 1 });
    valueOf(await ming.call(calls.unsubscribePush, {}));
    expect(await wishesOf(ming)).toMatchObject({ is_here: false, browsers: 0 });
  });

  test("is the next person's once they subscribe it, and nobody else's", async () => {
    const [ming, nok] = [await customer(), await customer({ region: "TH" })];
    const browser = await subscribed(ming);
    valueOf(await nok.call(calls.subscribePush, browser.keys));
    expect(await arrived(ming)).toEqual([]);
    expect(await wishesOf(ming)).toMatchObject({ is_here: false, browsers: 0 });
    await deliver(await arrived(nok));
    expect(await pushesTo(sandbox.url, browser.name)).toHaveLength(1);
  });

  test("more than ten give way, the one that was subscribed first", async () => {
    const ming = await customer();
    await subscribed(ming);
    for (const _ of Array(10)) {
      clock.pass({ minutes: 1 });
      await subscribed(await elsewhere(ming));
    }
    expect(await wishesOf(ming)).toMatchObject({ is_here: false, browsers: 10 });
  });

  test.each([
    ["inside a network", { endpoint: "https://10.0.0.1/push" }],
    ["of no push service", { endpoint: "https://push.example.com/x" }],
    ["that is not encrypted on the way", { endpoint: "http://fcm.googleapis.com/fcm/send/x" }],
    ["with keys that are none", { p256dh: `B${"A".repeat(86)}` }],
  ])("at an address %s is not taken", async (_, changed) => {
    const ming = await customer();
    const { keys } = await newBrowser(sandbox.url, "");
    const asked = await ming.call(calls.subscribePush, { ...keys, ...changed });
    expect(refusalOf(asked)).toBe("push_address_refused");
    expect(await wishesOf(ming)).toMatchObject({ is_here: false, browsers: 0 });
  });

  test("is not taken where the shop has no key", async () => {
    const without = await openTestApp();
    const ming = await without.customer();
    const { keys } = await newBrowser(sandbox.url, "");
    expect(refusalOf(await ming.call(calls.subscribePush, keys))).toBe("push_off");
    const { data } = valueOf(await ming.call(calls.queryPushWishes, {}));
    expect(data.public_key).toBe("");
  });
});
