import pg from "pg";
import { wireOf } from "./wire-of.ts";

/** Whether the database answers, found out apart from the work that waits for it. */
export interface Pulse {
  /** Asks now, or joins who asks already; answers within a second and a half. */
  readonly beat: () => Promise<boolean>;
  /** What was last found out. */
  readonly isAway: () => boolean;
  /** Called when it is found away; answers how to take that back. */
  readonly whenAway: (act: () => void) => () => void;
  readonly stop: () => void;
}

const every_ms = 1_000;
/** An answer is awaited for so many ticks of our own running time: six of them are a second and a half. */
const tick_ms = 250;
const ticks_max = 6;

/**
 * Asks the database every second, over a connection of its own, whether it is there. A statement may take long
 * because it has much to do, and a lost or frozen database looks just the same to whoever waits for it; only a
 * question that takes no time can tell them apart. So nobody's statement needs a short limit, and everybody who
 * waits is told within three seconds, whether they have a connection or wait for one.
 */
export function takePulse(url: string): Pulse {
  let client: pg.Client | undefined;
  let isAway = false;
  let underWay: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const drop = (one: pg.Client) => {
    wireOf(one).destroy();
    if (client === one) client = undefined;
  };
  const judge = async () => {
    const asked = (client ??= new pg.Client({ connectionString: url }));
    const isThere = await isAnsweredInTime(ask(asked));
    if (!isThere) drop(asked);
    const isNew = isAway === isThere;
    isAway = !isThere;
    if (isAway && isNew) for (const act of listeners) act();
    return isThere;
  };
  const connected = new WeakSet<pg.Client>();
  const ask = async (asked: pg.Client) => {
    try {
      if (!connected.has(asked)) {
        asked.on("error", () => drop(asked));
        await asked.connect();
        connected.add(asked);
        // Watching alone keeps no process alive.
        wireOf(asked).unref();
      }
      await asked.query("select 1");
    } catch (fault) {
      // A connection that failed is none, whatever the database said of it.
      drop(asked);
      throw fault;
    }
  };
  const beat = () => (underWay ??= judge().finally(() => void (underWay = undefined)));
  const timer = setInterval(() => void beat(), every_ms).unref();
  return {
    beat,
    isAway: () => isAway,
    whenAway: (act) => {
      listeners.add(act);
      return () => void listeners.delete(act);
    },
    stop: () => {
      clearInterval(timer);
      if (client) drop(client);
    },
  };
}

/**
 * Counted in ticks, because a process that was busy itself has not looked at its answers meanwhile: however long
 * that took, it is one tick. A refusal that the database words itself is an answer, unless it says that it ends.
 */
const isAnsweredInTime = (question: Promise<void>): Promise<boolean> =>
  new Promise((resolve) => {
    let ticks = 0;
    const tick = setInterval(() => {
      ticks += 1;
      if (ticks === ticks_max) tell(false);
    }, tick_ms);
    const tell = (isAnswered: boolean) => {
      clearInterval(tick);
      resolve(isAnswered);
    };
    question.then(
      () => tell(true),
      (fault: unknown) => tell(fault instanceof pg.DatabaseError && !fault.code?.startsWith("57P")),
    );
  });
