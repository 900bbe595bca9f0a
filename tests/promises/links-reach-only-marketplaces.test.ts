import { createECDH } from "node:crypto";
import { createShareResolver } from "@sampan/connectors/marketplaces/create-share-resolver";
import { createWebPush } from "@sampan/connectors/messages/web-push/create-web-push";
import { pushServices } from "@sampan/connectors/messages/web-push/push-service";
import { readShareText } from "@sampan/domain/goods/sourcing/share-text";
import { sandboxCredentials } from "@sampan/sandbox/credentials";
import { expect, test } from "vitest";
import { openOutbound } from "../support/open-outbound.ts";
import { startFakeSource } from "../support/start-fake-source.ts";
import { tellPromise } from "./support/tell-promise.ts";

/** Ways to write this machine, its network and a cloud's metadata service. */
const innerHosts = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "0x7f.0x0.0x0.0x1",
  "localhost",
  "LOCALHOST.",
  "0.0.0.0",
  "0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::7f00:1]",
  "[fd00::1]",
  "169.254.169.254",
  "100.64.0.1",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "127。0。0。1",
  "①②⑦.⓪.⓪.①",
];

/** Ways to make an address look like a marketplace's when it is not. */
const disguises = (inner: string, port: number): readonly string[] => [
  `http://${inner}:${port}/s/x`,
  `https://${inner}:${port}/s/x`,
  `https://${inner}/s/x`,
  `//${inner}:${port}/s/x`,
  `https://qr.1688.com@${inner}:${port}/s/x`,
  `https://qr.1688.com:x@${inner}:${port}/s/x`,
  `https://${inner}:${port}/#@qr.1688.com/s/x`,
  `https://${inner}:${port}/?@qr.1688.com/s/x`,
  `https://${inner}:${port}\\@qr.1688.com/s/x`,
  `https://qr.1688.com\\@${inner}:${port}/s/x`,
  `https://qr.1688.com%2f@${inner}:${port}/s/x`,
  `https://qr.1688.com.${inner}/s/x`,
  `https://qr.1688.com:${port}/s/x`,
  `https:${inner}:${port}/s/x`,
  `https://\t${inner}:${port}/s/x`,
  `ftp://${inner}:${port}/s/x`,
  `gopher://${inner}:${port}/s/x`,
  `file:///etc/passwd?${inner}`,
  `https://${inner}:${port}/offer/1.html`,
  `https://xqr.1688.com.evil.test/${inner}`,
];

/** The same address as people's texts, redirects of marketplaces, and names that resolve inwards. */
test("a pasted link never reaches anything but a marketplace [API-58]", async () => {
  const canary = await startFakeSource(() => ({ body: "secret" }));
  const forms = innerHosts.flatMap((inner) => disguises(inner, canary.port));

  let redirectTo = "";
  const marketplace = await startFakeSource(() => ({
    status: 302,
    headers: { location: redirectTo },
    body: "",
  }));
  // Every name leads to this machine here, as a hostile or changing name server would have it.
  const outbound = openOutbound({
    connectTimeout_ms: 200,
    breakerFailures: 1_000_000,
    attempts_max: 1,
    resolveName: (_, __, answer) => answer(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  const hostMap = { "m.tb.cn": marketplace.baseUrl };
  const resolver = createShareResolver({ hostMap }, outbound);

  let resolved = 0;
  for (const form of forms) {
    const shared = readShareText(`看这个 ${form} 不错`);
    if (shared.kind === "item") resolved += 1;
    if ((await resolver.expandShortLink(form)).ok) resolved += 1;
    redirectTo = encodeURI(form);
    if ((await resolver.expandShortLink("https://m.tb.cn/h.abc")).ok) resolved += 1;
  }

  const followed: string[] = [];
  for (const item of [
    "https://item.taobao.com/item.htm?id=671100223344",
    "https://detail.tmall.com/item.htm?id=881199001122",
    "https://m.1688.com/offer/645001122334.html?sk=consign",
    "https://item.m.jd.com/product/100100200301.html",
    "https://mobile.yangkeduo.com/goods.html?goods_id=10203040",
  ]) {
    redirectTo = item;
    const outcome = await resolver.expandShortLink("https://m.tb.cn/h.abc");
    if (outcome.ok && outcome.value === item) followed.push(item);
  }

  tellPromise({
    promise: 49,
    name: "Pasted links reach only marketplaces",
    target: "0 hits on the canary, 5 of 5 real forms resolved",
    figure: `${canary.received.length} hits of ${forms.length} hostile forms, ${followed.length} of 5 resolved`,
  });
  expect(forms.length).toBeGreaterThanOrEqual(400);
  expect(canary.received).toEqual([]);
  expect(resolved).toBe(0);
  expect(followed).toHaveLength(5);
});

/** A browser's keys: any that can be encrypted to. */
const keys = {
  p256dh: createECDH("prime256v1").generateKeys(),
  auth: new Uint8Array(16),
};
/** The shop's way to browsers, where every name leads to this machine. */
function openPushes() {
  const outbound = openOutbound({
    connectTimeout_ms: 200,
    breakerFailures: 1_000_000,
    attempts_max: 1,
    resolveName: (_, __, answer) => answer(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  const config = {
    privateKey: sandboxCredentials.webPush.privateKey,
    subject: "mailto:push@sampan.test",
    services: pushServices,
    hostMap: {},
  };
  const chance = (bytes: number) => new Uint8Array(bytes).fill(9);
  return createWebPush(config, outbound, { now: () => new Date(), chance });
}
const realPushAddresses = [
  "https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABkHq",
  "https://web.push.apple.com/QNGyDGkzLMkHmN3mRGCTMVE",
  "https://wns2-sg2p.notify.windows.com/w/?token=BQYAAABhZkZz",
];

/** What a browser tells us is an address like any that people give us, in the disguises of a push service's. */
test("a push goes to nothing but a push service, whatever its name leads to [BO-53]", async () => {
  const canary = await startFakeSource(() => ({ status: 201, body: "" }));
  const pushes = openPushes();
  const forms = innerHosts
    .flatMap((inner) => disguises(inner, canary.port))
    .map((form) => form.replaceAll("qr.1688.com", "fcm.googleapis.com"));
  const message = { text: "{}", topic: "t", life_s: 60 };
  let accepted = 0;
  for (const address of forms) {
    const to = { address, ...keys };
    if (pushes.accepts(to)) accepted += 1;
    if ((await pushes.push({ to, ...message })).ok) accepted += 1;
  }
  // Real services are taken, and still not reached where their name leads inwards.
  let reached = 0;
  for (const address of realPushAddresses) {
    const to = { address, ...keys };
    expect(pushes.accepts(to)).toBe(true);
    if ((await pushes.push({ to, ...message })).ok) reached += 1;
  }
  tellPromise({
    promise: 49,
    name: "Push messages reach only push services",
    target: "0 hits on the canary, 4 of 4 real forms taken",
    figure: `${canary.received.length} hits of ${forms.length} hostile addresses, ${realPushAddresses.length} of 4 taken`,
  });
  expect(forms.length).toBeGreaterThanOrEqual(400);
  expect(canary.received).toEqual([]);
  expect([accepted, reached]).toEqual([0, 0]);
});

test("the canary notices a call that nothing guards", async () => {
  const canary = await startFakeSource(() => ({ body: "secret" }));
  const unguarded = openOutbound().source("control");
  await unguarded.ask({
    repeatable: false,
    request: { method: "GET", url: `http://localhost:${canary.port}/s/x` },
    read: () => ({ ok: true, value: undefined }),
  });
  expect(canary.received).toHaveLength(1);
});

test("and the canary would hear of it: whoever follows a link wherever it leads gets there", async () => {
  const canary = await startFakeSource(() => ({ body: "secret" }));
  const marketplace = await startFakeSource(() => ({
    status: 302,
    headers: { location: `${canary.baseUrl}/s/x` },
    body: "",
  }));
  const answer = await fetch(`${marketplace.baseUrl}/h.abc`);
  expect(await answer.text()).toBe("secret");
  expect(canary.received).toHaveLength(1);
});
