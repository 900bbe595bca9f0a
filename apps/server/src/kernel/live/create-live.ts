import type { Readable } from "node:stream";
import { ok, type Result } from "@sampan/domain/kernel/result";
import type { Db } from "../db/db.ts";
import type { Needs } from "../needs.ts";
import { createListeners } from "./create-listeners.ts";

/** Below the minute after which proxies give up who is silent. */
const beat_ms = 20_000;
/** A desk waits for its phone for ten minutes; one that still waits comes back. */
const desk_ms = 15 * 60_000;

interface Person {
  readonly accountId: number;
  readonly sessionId: number;
}

export interface Live {
  /** Opens a stream for a person. Refuses `server_busy` when the process holds as many as it may. */
  readonly follow: (person: Person) => Result<Readable, { readonly code: "server_busy" }>;
  /** The same for the desk of a session of staff. */
  readonly followDesk: (sessionId: number) => Result<Readable, { readonly code: "server_busy" }>;
  readonly count: () => number;
  /** Ends all of them and hears nothing any more. */
  readonly close: () => void;
}

interface LiveNeeds extends Pick<Needs, "database" | "clock" | "log"> {
  readonly areLive: (db: Db, ids: readonly number[], now: Date) => Promise<ReadonlySet<number>>;
}

/**
 * Tells open pages that something of theirs has moved, whichever process moved it: triggers notify the channel `live`
 * (migration 0490), one connection hears it, and every stream of that person says `changed`. What it was is never
 * said; the page makes its own call anew. A stream ends with its session. Nothing listens before the first one.
 */
export function createLive(needs: LiveNeeds): Live {
  const listeners = createListeners();
  const { all, say, drop } = listeners;
  let end: (() => void) | undefined;

  const hear = (said: string): void => {
    for (const each of listeners.of(said)) say(each, changed);
    if (/^[se]/.test(said)) for (const each of all()) if (each.endsWith === said) drop(each);
  };
  const beat = async (): Promise<void> => {
    const open = all();
    const ids = [...new Set(open.flatMap(({ sessionId }) => sessionId ?? []))];
    for (const listener of open) say(listener, ":\n\n");
    const live = await needs.areLive(needs.database.db, ids, needs.clock());
    for (const listener of open)
      if (listener.sessionId !== undefined && !live.has(listener.sessionId)) drop(listener);
  };
  const begin = (): (() => void) => {
    const stop = needs.database.listen("live", {
      hear,
      missed: () => all().forEach((listener) => say(listener, changed)),
    });
    const timer = setInterval(() => {
      if (listeners.count() === 0 || needs.database.isAway()) return;
      beat().catch((fault: unknown) => needs.log.error(fault, "sessions of streams were not read"));
    }, beat_ms).unref();
    return () => {
      stop();
      clearInterval(timer);
    };
  };

  const admit = (whose: Parameters<typeof listeners.admit>[0]) => {
    const admitted = listeners.admit(whose);
    if (admitted.ok) end ??= begin();
    return admitted;
  };

  return {
    count: listeners.count,
    follow: ({ accountId, sessionId }) => {
      const whose = { heard: `a${accountId}`, endsWith: `s${sessionId}`, sessionId };
      const opened = admit(whose);
      return opened.ok ? ok(opened.value.out) : opened;
    },
    followDesk: (sessionId) => {
      const opened = admit({ heard: `d${sessionId}`, endsWith: `e${sessionId}` });
      if (!opened.ok) return opened;
      const listener = opened.value;
      const timer = setTimeout(() => drop(listener), desk_ms).unref();
      listener.out.once("close", () => clearTimeout(timer));
      return ok(listener.out);
    },
    close: () => {
      for (const listener of all()) drop(listener);
      end?.();
    },
  };
}

const changed = "event: changed\ndata:\n\n";
