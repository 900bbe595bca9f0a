import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { openTwoServers } from "../../../../../tests/support/two-servers.ts";

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
  .png()
  .toBuffer();

/** Where pictures are asked for in vain: it takes the call and says nothing. */
const silence = createServer(() => {});
const shop = createServer((request, response) =>
  request.url?.startsWith("/there") ? response.end(photo) : response.writeHead(404).end(),
);
const portOf = async (server: typeof shop) => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
};
const [silentPort, shopPort] = [await portOf(silence), await portOf(shop)];
afterAll(() => {
  for (const server of [silence, shop]) {
    server.closeAllConnections();
    server.close();
  }
});

const madeUp = Array.from({ length: 120 }, (_, count) => `no-such-${count}.alicdn.com`);
const { servers } = await openTwoServers({
  settings: {
    TRUSTED_PROXIES: "1",
    SANDBOX_HOST_MAP: [
      ...madeUp.map((host) => `${host}=http://127.0.0.1:${silentPort}`),
      `img.alicdn.com=http://127.0.0.1:${shopPort}`,
      `new-one.alicdn.com=http://127.0.0.1:${shopPort}`,
    ].join(","),
  },
});

const leave = new AbortController();
afterAll(() => leave.abort());
/** An address asked for from this network at one process. */
const ask = (process: number, address: string, network: string) =>
  fetch(`${servers[process % 2]?.url}/pictures/480?from=${encodeURIComponent(address)}`, {
    headers: { "x-forwarded-for": network },
    signal: leave.signal,
  });

/** Lets an attack on both processes go on in the background, and counts what came back. */
function attack(hosts: readonly string[], networkOf: (count: number) => string) {
  const answered: number[] = [];
  for (const [count, host] of hosts.entries())
    for (const process of [0, 1])
      void ask(process, `https://${host}/${count}.png`, networkOf(count)).then(
        ({ status }) => answered.push(status),
        () => undefined,
      );
  return { answered, asked: 2 * hosts.length };
}

test.each([
  ["one network", madeUp.slice(0, 60), () => "203.0.113.1"],
  ["forty networks", madeUp.slice(60), (count: number) => `198.51.100.${count % 40}`],
])("made-up hosts asked for by %s shut nobody's new pictures", async (by, hosts, networkOf) => {
  const fresh = (host: string, process: number, name: string) =>
    ask(
      process,
      `https://${host}.alicdn.com/there-${by.length}-${process}-${name}.png`,
      "192.0.2.7",
    );
  // A host that nobody has named to us, and that has answered once.
  for (const process of [0, 1]) expect((await fresh("new-one", process, "first")).status).toBe(200);
  const { answered, asked } = attack(hosts, networkOf);
  for (const process of [0, 1])
    for (let count = 0; count < 10; count++)
      for (const host of ["img", "new-one"])
        expect((await fresh(host, process, `${host}-${count}`)).status).toBe(200);
  expect(answered.length).toBeLessThan(asked);
  // Those that found no place to wait are told to come back.
  expect(new Set(answered)).toEqual(new Set([503]));
});

test("made-up pictures of a known host stop whoever asks for them, with words and a time, and nobody else", async () => {
  const answers: Response[] = [];
  for (let round = 0; round < 31; round++)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, count) =>
          ask(0, `https://img.alicdn.com/gone-${round}-${count}.png`, "203.0.113.77"),
        ),
      )),
    );
  expect(answers[0]?.status).toBe(404);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused?.headers.get("cache-control")).toBe("no-store");
  expect(await refused?.json()).toMatchObject({
    success: false,
    error_code: errorCodes.call_limit,
  });
  const honest = await ask(0, "https://img.alicdn.com/there-3.png", "192.0.2.8");
  expect(honest.status).toBe(200);
});
