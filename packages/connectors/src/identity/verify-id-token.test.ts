import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { googleOidc, lineOidc, type OidcCustom } from "./oidc-customs.ts";
import { verifyIdToken } from "./verify-id-token.ts";

const now = new Date(1_700_000_100_000);
const clientSecret = "0123456789abcdef0123456789abcdef";
const expected = {
  issuer: "https://access.line.me",
  clientId: "1234567890",
  clientSecret,
  nonce: "0987654asdf",
  now,
};
const claims = {
  iss: "https://access.line.me",
  sub: "U8189f7a7e4b4c1f3f0000000000000000",
  aud: "1234567890",
  exp: 1_700_003_600,
  iat: 1_700_000_000,
  nonce: "0987654asdf",
  amr: ["linesso"],
  email: "a@example.com",
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (header: object, says: object, seal: (text: string) => Buffer) => {
  const text = `${part(header)}.${part(says)}`;
  return `${text}.${seal(text).toString("base64url")}`;
};
const bySecret = (secret: string) => (text: string) =>
  createHmac("sha256", secret).update(text).digest();
const inLine = (says: object = claims, secret = clientSecret) =>
  tokenOf({ typ: "JWT", alg: "HS256" }, says, bySecret(secret));

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const published = (key: KeyObject, kid: string, alg: string) => ({
  ...key.export({ format: "jwk" }),
  kid,
  alg,
});
const keys = {
  keys: [published(rsa.publicKey, "r1", "RS256"), published(elliptic.publicKey, "e1", "ES256")],
} as Parameters<typeof verifyIdToken>[3];
const byKey = (key: KeyObject) => (text: string) =>
  sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });

const whoIs = async (token: string, custom: OidcCustom = lineOidc) => {
  const read = await verifyIdToken(token, custom, expected, keys);
  return read.ok ? read.value.subject : read.error.code;
};

describe("the word of a provider", () => {
  test("is read as its own example is signed", async () => {
    const token =
      `${part({ typ: "JWT", alg: "HS256" })}.${part(claims)}.` +
      "XbVZ5YrIes9sZooftYqwoGQhDBK31ZED0TMowlpBn0Q";
    expect(inLine()).toBe(token);
    expect(await verifyIdToken(token, lineOidc, expected, keys)).toEqual({
      ok: true,
      value: { subject: claims.sub, name: "", email: "a@example.com" },
    });
  });

  test("is read by a published key, of either kind", async () => {
    const byEs = tokenOf({ alg: "ES256", kid: "e1" }, claims, byKey(elliptic.privateKey));
    expect(await whoIs(byEs)).toBe(claims.sub);
    const byRs = tokenOf({ alg: "RS256", kid: "r1" }, claims, byKey(rsa.privateKey));
    expect(await whoIs(byRs, googleOidc)).toBe(claims.sub);
  });

  test.each([
    ["signed with another secret", inLine(claims, "another secret of the same length")],
    ["changed after it was signed", `${inLine().slice(0, -1)}A`],
    ["of a changed person", inLine().replace(part(claims), part({ ...claims, sub: "Uother" }))],
    ["for another reader", inLine({ ...claims, aud: "9999999999" })],
    ["for several readers", inLine({ ...claims, aud: ["1234567890", "9999999999"] })],
    ["of another issuer", inLine({ ...claims, iss: "https://access.line.me.evil.test" })],
    ["from before", inLine({ ...claims, exp: 1_700_000_000 })],
    ["without an end", inLine({ ...claims, exp: undefined })],
    ["of another log-in", inLine({ ...claims, nonce: "of another" })],
    ["without a nonce", inLine({ ...claims, nonce: undefined })],
    ["about nobody", inLine({ ...claims, sub: "" })],
    ["that is no token", "a.b"],
    ["that is not signed at all", tokenOf({ alg: "none" }, claims, () => Buffer.alloc(0))],
  ])("is not believed when it is one %s [SES-09]", async (_, token) => {
    expect(await whoIs(token)).toBe("not_believed");
  });

  test("is not believed when its signature is of a kind the provider does not use", async () => {
    // A public key is known to everybody: taken for a secret, anybody could sign with it.
    const asSecret = rsa.publicKey.export({ format: "pem", type: "spki" });
    expect(await whoIs(inLine(claims, asSecret), googleOidc)).toBe("not_believed");
    expect(await whoIs(inLine(), googleOidc)).toBe("not_believed");
  });

  test.each([
    ["signed by HS256", inLine(), googleOidc],
    ["claims of another shape", inLine({ ...claims, sub: "" }), lineOidc],
    ["nonce of another log-in", inLine({ ...claims, nonce: "of another" }), lineOidc],
  ])("is not believed, and says why: %s", async (why, token, custom) => {
    expect(await verifyIdToken(token, custom, expected, keys)).toEqual({
      ok: false,
      error: { code: "not_believed", why },
    });
  });

  test("says a name of a hundred signs at most, none of them cut in two", async () => {
    const token = inLine({ ...claims, name: "🛶".repeat(101) });
    expect(await verifyIdToken(token, lineOidc, expected, keys)).toMatchObject({
      value: { name: "🛶".repeat(100) },
    });
  });

  test("is no word's fault where our own secret cannot be read", async () => {
    const ours = {
      ...expected,
      get clientSecret(): never {
        throw new RangeError("no secret");
      },
    };
    await expect(verifyIdToken(inLine(), lineOidc, ours, keys)).rejects.toThrow("no secret");
  });

  test("by an unknown key asks for newer keys, and a forged one under a known name does not", async () => {
    const unknown = tokenOf({ alg: "RS256", kid: "r2" }, claims, byKey(stranger.privateKey));
    expect(await whoIs(unknown, googleOidc)).toBe("key_unknown");
    const forged = tokenOf({ alg: "RS256", kid: "r1" }, claims, byKey(stranger.privateKey));
    expect(await whoIs(forged, googleOidc)).toBe("not_believed");
  });
});
