import type { FastifyInstance, FastifyRequest } from "fastify";
import { createAllowance } from "./create-allowance.ts";
import { comesFromOutside } from "./take-leave.ts";
import { TurnedAway } from "./turned-away.ts";

export interface BodyPatience {
  /** How often progress is looked at, milliseconds. */
  readonly look_ms: number;
  /** What must have arrived between two looks, bytes. A phone in a tunnel sends nothing for a while. */
  readonly progress_bytes: number;
  /** When a body without a file must be whole, milliseconds: it is a megabyte at most. */
  readonly form_ms: number;
  /** Unfinished bodies of one network address; many phones share the address of their carrier. */
  readonly open_max: number;
}

const usual: BodyPatience = {
  look_ms: 30_000,
  progress_bytes: 30_000,
  form_ms: 60_000,
  open_max: 64,
};

/** When to come back for whoever has too many bodies open, seconds. */
const retry_s = 10;

/**
 * Cuts a body that does not come on: below a kilobyte a second over half a minute. Limits go by progress, because 8 MB
 * from a slow phone take four minutes and are welcome; whoever sends a byte now and then holds memory and a connection. The
 * heads of requests and the whole of the longest have limits of their own where the server is made. [NFR-08]
 */
export function watchBodies(app: FastifyInstance, patience: BodyPatience = usual): void {
  // One address is bounded; all together are by what connections there are.
  const open = createAllowance({ all: Number.POSITIVE_INFINITY, each: patience.open_max });
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasBody(request) || !comesFromOutside(request)) return done();
    const giveBack = open(request.ip, 1);
    if (!giveBack) return done(new TurnedAway({ code: "call_limit" }, retry_s));
    const stopWatching = watchProgress(request, patience);
    whenRead(request, () => {
      stopWatching();
      giveBack();
    });
    done();
  });
}

function watchProgress({ raw, headers }: FastifyRequest, patience: BodyPatience): () => void {
  const { socket } = raw;
  let known_bytes = socket.bytesRead;
  const cut = () => socket.destroy();
  const timer = setInterval(() => {
    const came = socket.bytesRead - known_bytes;
    known_bytes = socket.bytesRead;
    // What we do not read cannot come: then it is ours to be quick.
    if (raw.readableFlowing && came < patience.progress_bytes) cut();
  }, patience.look_ms);
  const isForm = !headers["content-type"]?.startsWith("multipart/");
  const end = isForm ? setTimeout(cut, patience.form_ms) : undefined;
  return () => {
    clearInterval(timer);
    clearTimeout(end);
  };
}

/**
 * A body is over when all of it came, or when its sender has gone, which the request is told as well. Nothing is left at
 * the connection, which may carry thousands of requests.
 */
function whenRead({ raw }: FastifyRequest, act: () => void): void {
  const over = () => {
    raw.off("end", over).off("close", over);
    act();
  };
  raw.once("end", over).once("close", over);
}

const hasBody = ({ raw }: FastifyRequest): boolean =>
  raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"] ?? 0) > 0;
