import { writeRequest } from "@sampan/client/write-request";
import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import { errorCodes } from "@sampan/contract/kernel/error-codes";
import { readRights } from "@sampan/contract/people/staff/staff-members";
import { rightsOf, staffRoles, type StaffRole } from "@sampan/domain/kernel/rights";
import type { FastifyInstance } from "fastify";
import { expect, test, vi } from "vitest";
import type * as Identify from "../../apps/server/src/identify.ts";
import { openTestApp } from "../support/test-app.ts";
import { createTestCaller, type TestCaller } from "../support/test-caller.ts";
import { openTestDatabase } from "../support/test-database.ts";
import { valueOf } from "../support/value-of.ts";
import { staffCalls } from "./support/every-call.ts";
import { openRolledBack } from "./support/rolled-back.ts";
import { sizeOf, tellPromise } from "./support/tell-promise.ts";

const { database, rehearse } = await openRolledBack(await openTestDatabase());
const world = await openTestApp({ database });

type Desks = ReadonlyMap<StaffRole, TestCaller>;
const desks: Desks = new Map(
  await Promise.all(staffRoles.map(async (role) => [role, await world.staff(role)] as const)),
);
const [reviewer, admin] = [await world.staff("reviewer"), await world.staff("admin")];

interface Answer {
  readonly status: number;
  readonly code: number | undefined;
  readonly isAccepted: boolean;
}

async function ask(caller: TestCaller, path: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers);
  headers.set("x-sampan-client", "web");
  const response = await caller.send(path, { ...init, headers });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const envelope = (isJson && text !== "" ? JSON.parse(text) : {}) as {
    success?: boolean;
    error_code?: number;
  };
  return {
    status: response.status,
    code: envelope.error_code,
    isAccepted: envelope.success === true,
  };
}

function askEmptyHanded(caller: TestCaller, call: Call): Promise<Answer> {
  const { path, init } = writeRequest(call, {});
  return ask(caller, path, init);
}

const mayMake = (role: StaffRole, { access }: Call): boolean =>
  typeof access !== "object" || rightsOf(role).includes(access.right);

/** Which call each role may make and cannot, or makes though it may not. */
async function faultsOf(calls: readonly Call[], people: Desks): Promise<string[]> {
  const faults: string[] = [];
  for (const call of calls)
    for (const [role, person] of people) {
      // Undone each time: one of them logs out, another renames the house.
      const { status, code } = await rehearse(() => askEmptyHanded(person, call));
      const isShut = status === 403 && code === errorCodes.right_missing;
      if (isShut === mayMake(role, call)) faults.push(`${role} ${call.path}: ${status}`);
    }
  return faults;
}

test("every staff call opens to the roles that hold its right and to no other [BO-02] [SES-15]", async () => {
  const calls = staffCalls.map(({ call }) => call);
  const faults = await faultsOf(calls, desks);
  const strangers = [world.visitor(), await world.customer()];
  const open: string[] = [];
  for (const call of calls)
    for (const stranger of strangers) {
      const { status, code } = await rehearse(() => askEmptyHanded(stranger, call));
      if (status !== 401 || code !== errorCodes.login_needed) open.push(`${call.path}: ${status}`);
    }
  const pairs = calls.length * staffRoles.length;
  tellPromise({
    promise: 36,
    name: "staff do what their role says",
    target: "100 % of calls x roles",
    figure: `${pairs - faults.length} of ${pairs}, ${open.length} open to strangers`,
  });
  expect(calls.length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
  expect(open).toEqual([]);
}, 120_000);

test("the server has the staff calls of the contract, and no other [BO-02]", async () => {
  const { list } = valueOf(await admin.call(readRights, {}));
  const mounted = list.flatMap(({ calls }) => calls.map(({ path }) => path));
  const described = staffCalls.map(({ call }) => call.path);
  expect(mounted.toSorted((one, other) => one.localeCompare(other))).toEqual(
    described.toSorted((one, other) => one.localeCompare(other)),
  );
});

test("nobody gets through a side door: unknown paths, other spellings, other methods [BO-02]", async () => {
  const all = staffCalls.map(({ call }) => call).filter((call) => !mayMake("reviewer", call));
  const forbidden = all.slice(0, sizeOf({ quick: 20, full: all.length }));
  const attempts = forbidden.flatMap(({ path }) => [
    ...spellingsOf(path).map((spelling) => ({ path: spelling, method: "GET" })),
    ...["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({ path, method })),
  ]);
  const unknown = [
    "/staff",
    "/staff/",
    "/staff/nothing",
    "/staff/members/1/roles",
    "/staff/audit/1",
  ];
  const through: string[] = [];
  for (const { path, method } of [
    ...attempts,
    ...unknown.map((one) => ({ path: one, method: "GET" })),
  ]) {
    const answer = await rehearse(() => ask(reviewer, path, { method }));
    if (answer.isAccepted || answer.status < 400)
      through.push(`${method} ${path}: ${answer.status}`);
  }
  tellPromise({
    promise: 36,
    name: "unknown staff routes are denied",
    target: "0 answered",
    figure: `${through.length} of ${attempts.length + unknown.length}`,
  });
  expect(through).toEqual([]);
}, 120_000);

const spellingsOf = (path: string): string[] => [
  path.toUpperCase(),
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace("/staff/", "/staff//"),
  path.replace("/staff/", "/staff/./"),
  path.replace("/staff/", "/customer/../staff/"),
  path.replace("/staff/", "/%73taff/"),
  path.replace("/staff/", "/staff%2f"),
  `${path}%00`,
  `${path};role=admin`,
  `${path}?right=manage_staff`,
];

/** The same server behind a door that asks who somebody is, and not what they may do. */
test("the check notices a server that asks for no right", async () => {
  vi.doMock("../../apps/server/src/identify.ts", async (original) => {
    const actual = await original<typeof Identify>();
    const careless: typeof actual.createIdentify = (needs) => {
      const identify = actual.createIdentify(needs);
      return (call, request, reply) =>
        identify(isStaffCall(call) ? { ...call, access: "staff" } : call, request, reply);
    };
    return { ...actual, createIdentify: careless };
  });
  vi.resetModules();
  const { buildApp } = await import("../../apps/server/src/app.ts");
  const app = await buildApp(world.needs);
  const people = new Map(staffRoles.map((role) => [role, sameBrowser(role, app)]));
  const calls = staffCalls
    .map(({ call }) => call)
    .filter(({ access }) => typeof access === "object")
    .slice(0, 5);
  const faults = await faultsOf(calls, people);
  await app.close();
  const forbidden = calls.flatMap((call) => staffRoles.filter((role) => !mayMake(role, call)));
  expect(faults).toHaveLength(forbidden.length);
  expect(faults.length).toBeGreaterThan(20);
}, 120_000);

/** The browser of a desk, on another server. */
function sameBrowser(role: StaffRole, app: FastifyInstance): TestCaller {
  const caller = createTestCaller(app);
  for (const [name, value] of desks.get(role)?.cookies ?? []) caller.cookies.set(name, value);
  return caller;
}
