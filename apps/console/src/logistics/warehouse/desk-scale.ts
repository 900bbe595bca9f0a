import {
  followScale,
  readScaleLine,
  type ScaleStanding,
} from "@sampan/domain/logistics/warehouse/scale-output";
import { type LineName, lineOptions, type ScalePort, type ScalePorts } from "./scale-port.ts";

export interface ScaleState {
  /** `unread`: it sends, but no weight in kilograms or grams; `taken`: something else on this computer has it. */
  readonly is: "off" | "waiting" | "followed" | "unread" | "lost" | "taken";
  readonly standing?: ScaleStanding;
}

export interface DeskScale {
  readonly state: () => ScaleState;
  /** Calls whenever the state is another one, until what it answers is called. */
  readonly subscribe: (listen: () => void) => () => void;
  /** Lets somebody choose a scale and follows it. */
  readonly connect: (line: LineName) => Promise<void>;
  /** Follows the scale that was chosen before, where it is there. */
  readonly resume: (line: LineName) => Promise<void>;
  readonly leave: () => Promise<void>;
  /** The weight that lies at rest on it, in grams, once for each weighing: the next parcel is another one. */
  readonly take: () => number | undefined;
}

/** What no scale sends without an end of line, characters. */
const line_max = 200;
/** So many lines without a weight say that it is not read. */
const unread_max = 8;

/** The one scale of a desk, whichever parcel lies on it: it is connected once, and not again with each parcel. */
export function createDeskScale(ports: ScalePorts): DeskScale {
  let state: ScaleState = { is: "off" };
  let leaving: (() => Promise<void>) | undefined;
  let taken = 0;
  const listeners = new Set<() => void>();
  const turn = (next: ScaleState) => {
    state = next;
    for (const listen of listeners) listen();
  };

  const leave = async () => {
    const end = leaving;
    leaving = undefined;
    await end?.();
    turn({ is: "off" });
  };
  const follow = async (port: ScalePort, line: LineName) => {
    await leave();
    try {
      await port.open(lineOptions[line]);
    } catch {
      return turn({ is: "taken" });
    }
    const reader = port.readable?.getReader();
    if (!reader) return turn({ is: "lost" });
    taken = 0;
    turn({ is: "waiting" });
    const end = async () => {
      // A port that was pulled out can be neither cancelled nor closed, and is gone as well.
      await reader.cancel().catch(() => undefined);
      reader.releaseLock();
      await port.close().catch(() => undefined);
    };
    leaving = end;
    await readLines(reader, (text) => turn(stateAfter(state, text))).catch(() => undefined);
    if (leaving !== end) return undefined;
    await leave();
    return turn({ is: "lost" });
  };

  return {
    state: () => state,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    connect: async (line) => {
      const port = await ports.requestPort().catch(() => undefined);
      if (port) void follow(port, line);
    },
    resume: async (line) => {
      const [port] = await ports.getPorts();
      if (port && state.is === "off") void follow(port, line);
    },
    leave,
    take: () => {
      const { standing } = state;
      if (!standing?.isAtRest || standing.weight_g <= 0 || standing.weighings <= taken)
        return undefined;
      taken = standing.weighings;
      return standing.weight_g;
    },
  };
}

type Counting = ScaleState & { readonly unread?: number };

function stateAfter({ standing, unread = 0 }: Counting, text: string): Counting {
  const reading = readScaleLine(text);
  if (reading) return { is: "followed", standing: followScale(standing, reading) };
  // One that is overloaded names no weight, and does not rest.
  if (standing) return { is: "followed", standing: { ...standing, isAtRest: false, repeats: 0 } };
  return { is: unread + 1 < unread_max ? "waiting" : "unread", unread: unread + 1 };
}

async function readLines(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  take: (line: string) => void,
): Promise<void> {
  const decoder = new TextDecoder("latin1");
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split(/[\r\n]+/);
    rest = (lines.pop() ?? "").slice(-line_max);
    for (const line of lines) if (line.trim() !== "") take(line);
  }
}
