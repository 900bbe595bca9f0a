import { createPublicKey, ECDH, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../../tests/support/open-outbound.ts";
import { startFakeSource } from "../../../../../tests/support/start-fake-source.ts";
import { createWebPush } from "./create-web-push.ts";
import { encryptPush } from "./encrypt-push.ts";
import { pushServiceOf, pushServices } from "./push-service.ts";
import { openVapid } from "./vapid.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
/** The example of RFC 8291, appendix A. */
const browser = {
  p256dh: bytes(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  ),
  auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
};
const privateKey = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const address = "https://fcm.googleapis.com/fcm/send/abc:def-1_2";

test("a text is encrypted as the standard's own example [BO-53]", () => {
  const chance = { salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"), privateKey: bytes(privateKey) };
  const sealed = encryptPush("When I grow up, I want to be a watermelon", browser, chance);
  expect(sealed.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

/** Whether a header of ours carries a signature by the key it names; and what it says. */
function readHeader(header: string) {
  const [, head = "", claims = "", signature = "", k = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(k, "base64url");
  const part = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1, 33), y: part(33, 65) };
  const key = createPublicKey({ format: "jwk", key: jwk });
  const text = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    "sha256",
    text,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return {
    isSigned,
    k,
    head: JSON.parse(Buffer.from(head, "base64url").toString()) as object,
    claims: JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>,
  };
}

test("what says whose message it is reads as the standard's own example does, and ours is signed", () => {
  const example =
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
  expect(readHeader(example)).toMatchObject({
    isSigned: true,
    claims: { aud: "https://push.example.net" },
  });
  const vapid = openVapid(privateKey, "mailto:push@sampan.test");
  const own = readHeader(vapid.authorize("https://fcm.googleapis.com", testTime));
  expect(own).toMatchObject({
    isSigned: true,
    k: vapid.publicKey,
    head: { typ: "JWT", alg: "ES256" },
    claims: { aud: "https://fcm.googleapis.com", sub: "mailto:push@sampan.test" },
  });
  expect(Number(own.claims["exp"]) - testTime.getTime() / 1_000).toBe(12 * 3_600);
});

async function open(status: number) {
  const { baseUrl, received } = await startFakeSource(() => ({ status, body: "" }));
  return { ...openAt(baseUrl), received };
}

/** The way to a service that stands there. */
function openAt(baseUrl: string) {
  let now = testTime;
  const config = {
    privateKey,
    subject: "mailto:push@sampan.test",
    services: pushServices,
    hostMap: { "fcm.googleapis.com": baseUrl },
  };
  const chance = (length: number) => new Uint8Array(length).fill(7);
  const push = createWebPush(config, openOutbound(), { now: () => now, chance });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { push, pass };
}
const message = (to: string) =>
  ({ to: { ...browser, address: to }, text: "{}", topic: "t1", life_s: 60 }) as const;

describe("a message to a browser", () => {
  test("goes to its service with a topic and how long it is worth keeping", async () => {
    const { push, received } = await open(201);
    expect(await push.push(message(address))).toEqual({ ok: true, value: null });
    expect(received[0]).toMatchObject({
      path: "/fcm/send/abc:def-1_2",
      headers: { ttl: "60", topic: "t1", "content-encoding": "aes128gcm" },
    });
    expect(readHeader(String(received[0]?.headers.authorization)).isSigned).toBe(true);
  });

  test.each([
    [404, "not_found"],
    [410, "not_found"],
    [400, "rejected"],
    [413, "rejected"],
    [302, "rejected"],
    [403, "disabled"],
    [429, "too_many_calls"],
    [503, "unavailable"],
  ])("answered with HTTP %i is %s", async (status, code) => {
    const { push } = await open(status);
    expect(await push.push(message(address))).toMatchObject({ error: { code } });
  });

  test.each([
    ["is away, and neither is another", 503, 1],
    ["has enough of it, and another is", 429, 2],
  ])("is not sent again to a service that %s [BO-53]", async (_, status, asked) => {
    const headers = { "retry-after": "120" };
    const fake = await startFakeSource((__, nth) =>
      nth === 1 ? { status, headers, body: "" } : { status: 201, body: "" },
    );
    const { push, pass } = openAt(fake.baseUrl);
    expect(await push.push(message(address))).toMatchObject({ error: { retry_after_s: 120 } });
    pass(60);
    const other = await push.push(message(`${address}2`));
    expect(other).toMatchObject(status === 503 ? { error: { retry_after_s: 60 } } : { ok: true });
    expect(fake.received).toHaveLength(asked);
    pass(61);
    expect(await push.push(message(address))).toMatchObject({ ok: true });
  });

  test("too long for one record, or to an address of no service, is not sent", async () => {
    const { push, received } = await open(201);
    const long = { ...message(address), text: "長".repeat(1_400) };
    expect(await push.push(long)).toMatchObject({ error: { code: "rejected" } });
    const elsewhere = message("https://example.com/push");
    expect(await push.push(elsewhere)).toMatchObject({ error: { code: "rejected" } });
    expect(received).toEqual([]);
  });
});

test("keys that nothing can be encrypted to are not taken", async () => {
  const { push } = await open(201);
  const target = { ...browser, address };
  expect(push.accepts(target)).toBe(true);
  expect(push.accepts({ ...target, auth: new Uint8Array(15) })).toBe(false);
  expect(push.accepts({ ...target, p256dh: new Uint8Array(65).fill(4) })).toBe(false);
  expect(push.accepts({ ...target, p256dh: browser.p256dh.subarray(0, 64) })).toBe(false);
  const packed = ECDH.convertKey(browser.p256dh, "prime256v1", undefined, undefined, "compressed");
  expect(push.accepts({ ...target, p256dh: new Uint8Array(packed as Buffer) })).toBe(false);
});

test.each([
  ["https://updates.push.services.mozilla.com/wpush/v2/gAAA", ".push.services.mozilla.com"],
  ["https://web.push.apple.com/QGuQ", ".push.apple.com"],
  ["https://wns2-sg2p.notify.windows.com/w/?token=BQYAAA%3d", ".notify.windows.com"],
  [address, "fcm.googleapis.com"],
  ["http://fcm.googleapis.com/fcm/send/x", undefined],
  ["https://fcm.googleapis.com.evil.test/x", undefined],
  ["https://evilpush.apple.com/x", undefined],
  ["https://fcm.googleapis.com:8443/x", undefined],
  ["https://fcm.googleapis.com@10.0.0.1/x", undefined],
  [`https://fcm.googleapis.com/${"x".repeat(1_000)}`, undefined],
])("%s belongs to %s", (written, service) =>
  expect(pushServiceOf(written, pushServices)).toBe(service),
);
