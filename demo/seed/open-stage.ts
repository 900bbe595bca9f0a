import type { Call, OutputOf, RequestOf } from "@sampan/contract/call";
import type { StaffRole } from "@sampan/domain/rights";
import { buildApp } from "@sampan/server/app";
import type { Needs } from "@sampan/server/needs";
import { createTestCaller, type TestCaller } from "../../tests/support/test-caller.ts";
import { insertSession, insertStaffSession } from "../../tests/support/test-people.ts";

/** Somebody who makes calls of the contract and takes their success for granted. */
export interface Player {
  readonly call: <C extends Call>(call: C, input: RequestOf<C>) => Promise<OutputOf<C>>;
}

/** The server with a clock of its own, on which the past can be played. */
export interface Stage {
  readonly now: () => Date;
  readonly setClock: (at: Date) => void;
  readonly customer: (email: string) => Promise<Player>;
  readonly staff: (role: StaffRole) => Promise<Player>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a stage over the real server without listening: stories go through the same calls, rules and ledger
 * as everybody's. Notices are written; their mails and messages are not sent, since the days are long gone.
 */
export async function openStage(needs: Needs): Promise<Stage> {
  const { db } = needs.database;
  let at = needs.clock();
  const app = await buildApp({
    ...needs,
    // Nobody waits for an answer yet: a machine that is busy starting must not turn the actors away.
    config: { ...needs.config, overloadDelay_ms: 0 },
    clock: () => at,
    jobs: { send: async () => undefined },
  });

  const withCookie = (name: string, secret: string): Player => {
    const caller = createTestCaller(app);
    caller.cookies.set(name, secret);
    return playerOf(caller);
  };
  return {
    now: () => at,
    setClock: (instant) => void (at = instant),
    customer: async (email) => {
      const { id } = await db
        .selectFrom("accounts")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      return withCookie("session_id", await insertSession(db, at, id));
    },
    staff: async (role) => {
      const { id } = await db
        .selectFrom("staff_members")
        .select("id")
        .where("email", "=", `${role}@sampan.test`)
        .executeTakeFirstOrThrow();
      return withCookie("staff_session_id", await insertStaffSession(db, at, id));
    },
    close: async () => {
      await app.close();
      // The actors go home: nobody is logged in when the demo opens.
      await db.deleteFrom("devices").execute();
      await db.deleteFrom("staff_sessions").execute();
    },
  };
}

const playerOf = (caller: TestCaller): Player => ({
  call: async (call, input) => {
    const answer = await caller.call(call, input);
    if (!answer.ok) throw new Error(`${call.path}: ${answer.error.code} ${answer.error.message}`);
    return answer.value;
  },
});
