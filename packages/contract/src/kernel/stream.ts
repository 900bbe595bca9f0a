import type { Call } from "./call.ts";

/**
 * A stream of server-sent events, described once: it stays open and says that something has happened, never what. Whoever
 * hears it makes their call anew, which knows who may see what.
 */
export interface Stream extends Pick<Call, "about" | "access" | "mutates"> {
  readonly path: `/${string}`;
  /** Opened for somebody only, whom it belongs to. */
  readonly access: "customer" | "staff";
  readonly mutates: false;
  /** What may be heard: the names of its events. Theirs is no data. */
  readonly events: readonly [string, ...string[]];
}

export const defineStream = <const S extends Stream>(stream: S): S => stream;
