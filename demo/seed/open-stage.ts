import type { Call, OutputOf, RequestOf } from "@sampan/contract/kernel/call";
import { ecpayStoreAnswer } from "@sampan/contract/logistics/last-mile/last-mile";
import type { StaffRole } from "@sampan/domain/kernel/rights";
import { buildApp } from "@sampan/server/app";
import { createPriceBook } from "@sampan/server/money/price-book/create-price-book";
import type { Needs } from "@sampan/server/kernel/needs";
import { createTestCaller, type TestCaller } from "../../tests/support/test-caller.ts";
import { insertSession, insertStaffSession } from "../../tests/support/test-people.ts";

/** Somebody who makes calls of the contract and takes their success for granted. */
export interface Player {
  readonly call: <C extends Call>(call: C, input: RequestOf<C>) => Promise<OutputOf<C>>;
}

/** The server with a clock of its own, on which the past can be played. */
export interface Stage {
  readonly now: () => Date;
  readonly setClock: (at: Date) => Promise<void>;
  readonly customer: (email: string) => Promise<Player>;
  /** By role, or the second of finance, who confirms what the first entered. */
  readonly staff: (login: StaffRole | "finance2") => Promise<Player>;
  /** What a browser brings back from a map of stores. */
  readonly bringBack: (answer: Readonly<Record<string, string>>) => Promise<void>;
  /** What the house does by itself, at the hour of the stage. */
  readonly work: (job: (needs: Needs) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a stage over the real server without listening: stories go through the same calls, rules and ledger
 * as everybody's. Notices are written; their mails and messages are not sent, since the days are long gone.
 */
export async function openStage(needs: Needs): Promise<Stage> {
  const { db } = needs.database;
  let at = needs.clock();
  const clock = () => at;
  // What a yuan cost on the day, not what it costs today.
  const prices = createPriceBook({ database: needs.database, clock });
  await prices.refresh();
  const past: Needs = {
    ...needs,
    prices,
    // Nobody waits for an answer yet: a machine that is busy starting must not turn the actors away, nor one that is so
    // quick that their weeks pass in a minute.
    config: { ...needs.config, overloadDelay_ms: 0, requestsPerMinute: 10_000_000 },
    clock,
    jobs: { send: async () => undefined },
  };
  const app = await buildApp(past);

  const withCookie = (name: string, secret: string): Player => {
    const caller = createTestCaller(app);
    caller.cookies.set(name, secret);
    return playerOf(caller);
  };
  return {
    now: clock,
    setClock: async (instant) => {
      at = instant;
      await prices.refresh();
    },
    customer: async (email) => {
      const { id } = await db
        .selectFrom("accounts")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      return withCookie("session_id", await insertSession(db, at, id));
    },
    staff: async (login) => {
      const { id } = await db
        .selectFrom("staff_members")
        .select("id")
        .where("email", "=", `${login}@sampan.test`)
        .executeTakeFirstOrThrow();
      return withCookie("staff_session_id", await insertStaffSession(db, at, id));
    },
    bringBack: async (answer) => {
      await app.inject({
        method: "POST",
        url: ecpayStoreAnswer.path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(answer).toString(),
      });
    },
    work: (job) => job(past),
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
