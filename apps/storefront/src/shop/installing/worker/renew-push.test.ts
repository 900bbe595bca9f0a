import { queryPushWishes, subscribePush } from "@sampan/contract/people/pushes";
import { expect, test } from "vitest";
import { renewPush, type Subscribed } from "./renew-push.ts";

const address = (name: string): Subscribed => ({
  toJSON: () => ({
    endpoint: `https://push.test/${name}`,
    keys: { p256dh: `P${name}`, auth: `A${name}` },
  }),
});

/** What the server is told, and by which key the browser subscribed, where the server answers its wishes so. */
async function renewed(answer: object, given?: Subscribed | null) {
  const told: [string, string][] = [];
  const keys: unknown[] = [];
  const pushManager = {
    subscribe: async ({ applicationServerKey, userVisibleOnly }: PushSubscriptionOptionsInit) => {
      keys.push([applicationServerKey, userVisibleOnly]);
      return address("asked");
    },
  };
  const ask = (async (path, { method = "GET", body }: RequestInit = {}) => {
    told.push([`${method} ${String(path)}`, String(body ?? "")]);
    return new Response(JSON.stringify(answer));
  }) as typeof fetch;
  await renewPush(given, { pushManager, ask });
  return { told, keys };
}
const wishes = (is_here: boolean, public_key = "BK") => ({
  success: true,
  data: { public_key, is_here },
});

const asks = [`GET ${queryPushWishes.path}`, ""];
const tells = (name: string) => [
  `POST ${subscribePush.path}`,
  `endpoint=https%3A%2F%2Fpush.test%2F${name}&p256dh=P${name}&auth=A${name}`,
];

test("a browser that lost its address takes one anew, by the shop's key, and tells the server [BO-53]", async () => {
  expect(await renewed(wishes(true))).toEqual({
    told: [asks, tells("asked")],
    keys: [["BK", true]],
  });
});

test("one that was given another tells that [BO-53]", async () => {
  expect(await renewed(wishes(true), address("given"))).toEqual({
    told: [asks, tells("given")],
    keys: [],
  });
});

test.each([
  ["is told nothing here", wishes(false)],
  ["is nobody's, as nobody is logged in", { success: false, error_code: 1001 }],
  ["is of a shop that tells nobody", wishes(true, "")],
])("one whose owner %s subscribes to nothing", async (_, answer) => {
  expect(await renewed(answer, null)).toEqual({ told: [asks], keys: [] });
});
