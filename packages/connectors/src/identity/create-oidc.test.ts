import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { openOutbound, testTime } from "../../../../tests/support/open-outbound.ts";
import { type Reply, startFakeSource } from "../../../../tests/support/start-fake-source.ts";
import { createOidc } from "./create-oidc.ts";
import { lineOidc } from "./oidc-customs.ts";

const clientSecret = "0123456789abcdef0123456789abcdef";
const back = {
  code: "c1",
  verifier: "v1",
  nonce: "n1",
  redirectUri: "https://shop.test/logInBack",
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function provider(papers: (origin: string) => object, answer: (issuer: string) => Reply) {
  const fake = await startFakeSource(({ path, headers }) => {
    const origin = `http://${headers.host}`;
    if (path.startsWith("/.well-known")) return { body: papers(origin) };
    if (path === "/keys") return { body: { keys: [] } };
    return answer(origin);
  });
  const credentials = { issuer: fake.baseUrl, clientId: "client", clientSecret };
  return { oidc: createOidc(lineOidc, credentials, openOutbound(), () => testTime), fake };
}

const papersOf = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/keys`,
});

const signed = (iss: string) => {
  const iat = Math.floor(testTime.getTime() / 1000);
  const says = { iss, sub: "U1", aud: "client", iat, exp: iat + 60, nonce: "n1", name: "小明" };
  const text = `${part({ alg: "HS256" })}.${part(says)}`;
  return `${text}.${createHmac("sha256", clientSecret).update(text).digest("base64url")}`;
};

test("a browser goes away with a challenge and comes back as somebody", async () => {
  const { oidc, fake } = await provider(papersOf, (iss) => ({ body: { id_token: signed(iss) } }));
  const away = { state: "s1", nonce: "n1", challenge: "ch1", language: "zh-TW" } as const;
  const url = await oidc.addressOf({ ...away, redirectUri: back.redirectUri });
  expect(url.ok && Object.fromEntries(new URL(url.value).searchParams)).toMatchObject({
    response_type: "code",
    code_challenge: "ch1",
    code_challenge_method: "S256",
    ui_locales: "zh-TW",
  });
  expect(await oidc.identityOf(back)).toEqual({
    ok: true,
    value: { subject: "U1", name: "小明", email: "" },
  });
  const asked = fake.received.find(({ path }) => path === "/token");
  expect(asked?.form).toMatchObject({
    code: "c1",
    code_verifier: "v1",
    client_secret: clientSecret,
  });
});

test("a code that was refused, and a client that is unknown, are told apart", async () => {
  const refusing = async (error: string) => {
    const { oidc } = await provider(papersOf, () => ({ status: 400, body: { error } }));
    return oidc.identityOf(back);
  };
  expect(await refusing("invalid_grant")).toMatchObject({ error: { code: "rejected" } });
  expect(await refusing("invalid_client")).toMatchObject({ error: { code: "disabled" } });
});

test("a code is not asked for twice, since it may have been used", async () => {
  const { oidc, fake } = await provider(papersOf, () => ({ status: 503, body: "" }));
  expect(await oidc.identityOf(back)).toMatchObject({ error: { code: "unavailable" } });
  expect(fake.received.filter(({ path }) => path === "/token")).toHaveLength(1);
});

test.each([
  ["another issuer", (origin: string) => ({ ...papersOf(origin), issuer: "https://evil.test" })],
  [
    "an address where the secret could be overheard",
    (origin: string) => ({ ...papersOf(origin), token_endpoint: "http://evil.test/token" }),
  ],
])("papers that name %s are nobody's", async (_, papers) => {
  const { oidc, fake } = await provider(papers, () => ({ body: {} }));
  expect(await oidc.identityOf(back)).toMatchObject({ error: { code: "disabled" } });
  expect(fake.received.filter(({ path }) => path === "/token")).toHaveLength(0);
});
