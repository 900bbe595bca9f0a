import { randomBytes } from "node:crypto";
import { createWebPush } from "@sampan/connectors/messages/web-push/create-web-push";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { sendPush } from "../apps/server/src/people/notices/push-jobs.ts";
import { newBrowser } from "../tests/support/push-browser.ts";
import { type OpenSandbox, openSandbox } from "../tests/support/open-sandbox.ts";
import { insertCustomer, insertSession } from "../tests/support/test-people.ts";
import { describeFigure, type Figure } from "./figure.ts";
import { onOwnServer } from "./on-own-server.ts";

const notices = 1_000;
const browsers = 10;
const wanted = notices * browsers;
/** Jobs under way at the same moment. */
const atOnce = 16;
/** Each so many is done twice, as one is whose process was killed before it could say that it was done. */
const twiceEach = 10;

type Needs = Parameters<typeof sendPush>[0];

/**
 * Ten thousand pushes to ten browsers by a service that fails now and then: what is lost of them, what is shown twice, and how
 * many a second one process encrypts, signs and hands over.
 */
export async function benchPushes(): Promise<Figure[]> {
  const sandbox = await openSandbox();
  try {
    return await onOwnServer(async ({ needs }) => {
      const { privateKey, subject, hosts } = sandboxCredentials.webPush;
      const hostMap = Object.fromEntries(hosts.map((host) => [host, sandbox.url]));
      const chance = (bytes: number) => new Uint8Array(randomBytes(bytes));
      const config = { privateKey, subject, services: hosts, hostMap };
      const webPush = createWebPush(config, needs.outbound, { now: needs.clock, chance });
      const sending: Needs = { ...needs, webPush };
      const jobs = await makeJobs(sending, sandbox.url);
      const begin = performance.now();
      const tries = await doAll(sending, jobs, sandbox);
      const took_s = (performance.now() - begin) / 1_000;
      const answer = await fetch(`${sandbox.url}/push-service/taken.json`);
      const seen = (await answer.json()) as { taken: number; replaced: number; topics: number };
      return [
        {
          name: `pushes lost of ${wanted.toLocaleString("en")}`,
          value: wanted - seen.topics,
          unit: "",
          target: { exactly: 0 },
          detail: `${tries} tries, ${seen.taken} taken by a service that failed ${tries - seen.taken} of them`,
        },
        {
          name: "pushes shown twice",
          value: seen.taken - seen.replaced - seen.topics,
          unit: "",
          target: { exactly: 0 },
          detail: `${seen.replaced} came twice and replaced themselves`,
        },
        {
          name: "pushes of one process, 16 at once",
          value: seen.taken / took_s,
          unit: "per second",
          detail: `with the sandbox beside it on the same cores`,
        },
      ];
    });
  } finally {
    await sandbox.close();
  }
}

type Job = Parameters<typeof sendPush>[1];

/** A person with as many browsers as one may have, whom nothing is quiet for, and their notices. */
async function makeJobs({ database, webPush }: Needs, sandbox: string): Promise<Job[]> {
  const { db } = database;
  const now = new Date();
  const { id: account_id } = await insertCustomer(db, now);
  for (let at = 0; at < browsers; at += 1) await insertSession(db, now, account_id);
  const devices = await db
    .selectFrom("devices")
    .select("id")
    .where("account_id", "=", account_id)
    .execute();
  const keys: string[] = [];
  for (const { id: device_id } of devices) {
    const { endpoint, p256dh, auth } = (await newBrowser(sandbox, webPush?.publicKey ?? "")).keys;
    const target = {
      endpoint,
      p256dh: Buffer.from(p256dh, "base64url"),
      auth: Buffer.from(auth, "base64url"),
    };
    const { key } = await db
      .insertInto("push_subscriptions")
      .values({ account_id, device_id, ...target, subscribed_at: now })
      .returning("key")
      .executeTakeFirstOrThrow();
    keys.push(key);
  }
  await db.insertInto("quiet_hours").values({ account_id, from_hour: 0, to_hour: 0 }).execute();
  const written = await db
    .insertInto("notices")
    .values(
      Array.from({ length: notices }, () => ({
        key: randomBytes(10).toString("hex"),
        account_id,
        kind: "goods_arrived",
        subject_values: JSON.stringify({ tid: "SP260101ABCDEF" }),
        link: "/orderListAgent",
        created_at: now,
      })),
    )
    .returning("key")
    .execute();
  return written.flatMap(({ key }) =>
    keys.map((push_key) => ({ notice_key: key, push_key }) as const),
  );
}

/** Does each until it is done, as its queue would; answers how often that took a try. */
async function doAll(needs: Needs, jobs: readonly Job[], sandbox: OpenSandbox): Promise<number> {
  let tries = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < jobs.length; at = next++) {
      const job = jobs[at];
      if (!job) return;
      if (at % 500 === 250)
        await sandbox.control("faults", { upstream: "web_push", kind: "throttle", times: 4 });
      for (let left = at % twiceEach === 0 ? 2 : 1; left > 0;) {
        tries += 1;
        const isDone = await sendPush(needs, job).then(
          () => true,
          () => false,
        );
        if (isDone) left -= 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tries;
}

if (import.meta.main) for (const figure of await benchPushes()) console.log(describeFigure(figure));
