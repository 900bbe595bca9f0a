import { createWebPush } from "@sampan/connectors/messages/web-push/create-web-push";
import { createOutbound } from "@sampan/connectors/outbound/create-outbound";
import * as calls from "@sampan/contract/people/pushes";
import type { NoticeKind, NoticeValues } from "@sampan/domain/people/notices/notice-kinds";
import { sandboxCredentials as known } from "@sampan/sandbox/credentials";
import { afterAll, beforeEach } from "vitest";
import { sendNotice } from "../../apps/server/src/people/notices/notice-jobs.ts";
import { notifyCustomer } from "../../apps/server/src/people/notices/notify-customer.ts";
import { sendPush } from "../../apps/server/src/people/notices/push-jobs.ts";
import { openSandbox } from "./open-sandbox.ts";
import { newBrowser } from "./push-browser.ts";
import { createTestCaller } from "./test-caller.ts";
import { openTestApp } from "./test-app.ts";
import { insertSession } from "./test-people.ts";
import { valueOf } from "./value-of.ts";

/** A server that tells browsers of the sandbox, with people who have them. */
export async function openPushWorld() {
  const sandbox = await openSandbox();
  const outbound = createOutbound({ now: () => new Date(), retryDelay_ms: 1 });
  const { privateKey, subject, hosts } = known.webPush;
  const hostMap = Object.fromEntries(hosts.map((host) => [host, sandbox.url]));
  /** How far the clock of whoever asks services is before that of the sandbox. */
  let ahead_ms = 0;
  const webPush = createWebPush({ privateKey, subject, services: hosts, hostMap }, outbound, {
    now: () => new Date(Date.now() + ahead_ms),
    chance: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  });
  const world = await openTestApp({ webPush });
  const { app, clock, customer, db, jobs, needs } = world;

  afterAll(async () => {
    await outbound.close();
    await sandbox.close();
  });
  beforeEach(() => sandbox.control("reset"));

  type Person = Awaited<ReturnType<typeof customer>>;
  /** Tells somebody, and carries it as far as it is carried now: the jobs that go to browsers. */
  async function tell<Kind extends NoticeKind>(
    { id: accountId }: Person,
    kind: Kind,
    values: NoticeValues[Kind],
  ) {
    jobs.length = 0;
    const told = { accountId, kind, values, link: "/orderListAgent", now: clock.now() };
    await notifyCustomer(db, needs.jobs, told);
    const asked = jobs.findLast(({ name }) => name === "notify-customer");
    if (asked?.name !== "notify-customer") throw new Error("nobody carries it");
    await sendNotice(needs, asked.data);
    return jobs.flatMap((job) => (job.name === "send-push" ? [job.data] : []));
  }
  return {
    sandbox,
    webPush,
    world,
    /** Puts the clock forward of whoever asks services. */
    passOutside: (seconds: number) => void (ahead_ms += seconds * 1000),
    /** The same person on another device. */
    elsewhere: async (person: Person): Promise<Person> => {
      const caller = createTestCaller(app);
      caller.cookies.set("session_id", await insertSession(db, clock.now(), person.id));
      return { ...person, ...caller };
    },
    /** A browser that is told, of whoever has it. */
    subscribed: async (person: Person) => {
      const browser = await newBrowser(sandbox.url, webPush.publicKey);
      valueOf(await person.call(calls.subscribePush, browser.keys));
      return browser;
    },
    wishesOf: async (person: Person) => valueOf(await person.call(calls.queryPushWishes, {})).data,
    tell,
    arrived: (person: Person) => tell(person, "goods_arrived", { tid: "SP000000000000" }),
    deliver: async (asked: Awaited<ReturnType<typeof tell>>): Promise<void> => {
      for (const named of asked) await sendPush(needs, named);
    },
  };
}
