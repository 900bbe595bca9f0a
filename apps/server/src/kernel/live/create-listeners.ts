import { Readable } from "node:stream";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";

/** Tabs of one person; the one that was opened first makes room for one more. */
const perPerson_max = 4;
/** A stream takes some kilobytes: all of them together stay below forty megabytes. */
const perProcess_max = 4_000;
/** What somebody who reads nothing may have waiting, bytes; a message has thirty. */
const unread_max = 2_000;

export interface Listener {
  /** What is said to it: `a` and the number of an account, `d` and that of a session of staff. */
  readonly heard: string;
  /** What ends it: `s` and the number of a session, `e` and that of one of staff. */
  readonly endsWith: string;
  /** Of a customer, whose session is looked at from time to time. */
  readonly sessionId?: number;
  readonly out: Readable;
}

/** The streams that a process holds open, by what they hear. */
export function createListeners() {
  const byMark = new Map<string, Set<Listener>>();
  let count = 0;

  const drop = (listener: Listener): void => {
    const theirs = byMark.get(listener.heard);
    if (!theirs?.delete(listener)) return;
    count -= 1;
    if (theirs.size === 0) byMark.delete(listener.heard);
    // What is ended in order is read to its end.
    listener.out.push(null);
  };
  const say = (listener: Listener, words: string): void => {
    // Whoever does not read would not read its end either; closed, it is dropped.
    if (listener.out.readableLength > unread_max) listener.out.destroy();
    else listener.out.push(words);
  };

  return {
    drop,
    say,
    count: () => count,
    all: (): Listener[] => Array.from(byMark.values(), (theirs) => [...theirs]).flat(),
    of: (mark: string): readonly Listener[] => [...(byMark.get(mark) ?? [])],
    /** Refuses `server_busy` when the process holds as many as it may. */
    admit: (whose: Omit<Listener, "out">): Result<Listener, { readonly code: "server_busy" }> => {
      if (count >= perProcess_max) return refuse({ code: "server_busy" });
      const theirs = byMark.get(whose.heard) ?? new Set<Listener>();
      byMark.set(whose.heard, theirs);
      const [oldest] = theirs;
      if (oldest && theirs.size >= perPerson_max) {
        say(oldest, "event: leave\ndata:\n\n");
        drop(oldest);
      }
      const listener = { ...whose, out: new Readable({ read: () => undefined }) };
      byMark.set(whose.heard, theirs.add(listener));
      count += 1;
      listener.out.once("close", () => drop(listener));
      // Those that a restart cut off come back one after the other.
      say(listener, `retry: ${2_000 + (count % 100) * 30}\n\n`);
      return ok(listener);
    },
  };
}
