import type { Call, OutputOf, RefusalOf, RequestOf } from "@sampan/contract/kernel/call";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { serverStates } from "@sampan/contract/kernel/server-states";
import { readJsonMap } from "@sampan/domain/kernel/json-text";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { NetworkError, ServerError } from "./faults.ts";
import { askForLogin } from "./login-prompt.ts";
import type { Send } from "./send.ts";
import { writeRequest } from "./write-request.ts";

/** A refusal as the server told it: its name, and words in the language of the page. */
export interface ToldRefusal<Name extends RefusalName = RefusalName> {
  readonly code: Name;
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface CallOptions {
  readonly send?: Send;
  readonly signal?: AbortSignal;
  readonly timeout_ms?: number;
  /** Same key, same effect: give it when a person may press twice. Made anew for each call otherwise. */
  readonly idempotencyKey?: string;
  /** A missing session leads to the log-in page; without it the refusal is only returned. [ERR-01] */
  readonly asksLogin?: boolean;
}

/**
 * Makes one call. Refusals come back as values; a network that fails throws `NetworkError`, a server
 * that fails throws `ServerError`. [API-01] [API-02] [API-03] [ERR-19]
 */
export async function callApi<C extends Call>(
  call: C,
  input: RequestOf<C>,
  options: CallOptions = {},
): Promise<Result<OutputOf<C>, ToldRefusal<RefusalOf<C>>>> {
  const { path, init } = writeRequest(call, input);
  const headers = new Headers(init.headers);
  headers.set("x-sampan-client", "web");
  headers.set("accept", "application/json");
  if (call.idempotent) headers.set("idempotency-key", options.idempotencyKey ?? newKey());

  const [envelope, whole] = await Promise.all([
    exchange(call, path, { ...init, headers }, options),
    call.whole ? (call.whole() as Promise<C>) : call,
  ]);
  if (envelope["success"]) return ok(readOutput(whole, envelope));

  const refusal = await toldRefusal(envelope);
  if (refusal.code === "login_needed" && options.asksLogin) askForLogin();
  return refuse(refusal as ToldRefusal<RefusalOf<C>>);
}

/** An answer of another shape than the contract's is as good as none. [ERR-20] */
function readOutput<C extends Call>(call: C, envelope: Envelope): OutputOf<C> {
  const output = call.output.safeParse(envelope);
  if (output.success) return output.data as OutputOf<C>;
  throw new ServerError("unreadable", undefined, output.error);
}

type Envelope = Readonly<Record<string, unknown>>;

/** Why a call was given up that took too long. */
const slow = new DOMException("No answer in time", "TimeoutError");

async function exchange(
  call: Call,
  path: string,
  init: RequestInit,
  options: CallOptions,
): Promise<Envelope> {
  const { send = fetch, signal, timeout_ms = call.upload ? 60_000 : 20_000 } = options;
  // Not the platform's own timeout signals: they hold whatever listens to them until their time is over, answered or
  // not, and a server that renders pages makes thousands of calls in that time.
  const leaving = new AbortController();
  const giveUp = (): void => leaving.abort(signal?.reason);
  const timer = setTimeout(() => leaving.abort(slow), timeout_ms);
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp);
  let response: Response;
  let text: string;
  try {
    response = await send(path, { ...init, credentials: "same-origin", signal: leaving.signal });
    text = await response.text();
  } catch (cause) {
    // A call that its own page gave up is no fault of the network.
    if (signal?.aborted) throw cause;
    throw new NetworkError(leaving.signal.reason === slow ? "slow" : "offline", cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
  return checkServed(readJsonMap(text), response.status);
}

/** Whether there is an answer at all, be it a refusal. [ERR-08] [ERR-20] [ERR-22] [ERR-23] */
function checkServed(envelope: Envelope, status: number): Envelope {
  const code = envelope["error_code"];
  if (code === serverStates.under_maintenance)
    throw new ServerError("maintenance", messageOf(envelope));
  if (code === serverStates.server_busy) throw new ServerError("busy", messageOf(envelope));
  if (code === serverStates.outcome_unknown) throw new ServerError("told", messageOf(envelope));
  if (isPassing(code) || isPassing(status)) throw new ServerError("later");
  if (typeof envelope["success"] !== "boolean" || status >= 500)
    throw new ServerError("unreadable");
  return envelope;
}

/** 500 and 503 mean the same to people as a status of HTTP and as a code. */
const isPassing = (number: unknown): boolean => number === 500 || number === 503;

/** The names come with the first refusal: most pages of most visitors never need them. */
async function toldRefusal(envelope: Envelope): Promise<ToldRefusal> {
  const { refusalNameOf } = await import("@sampan/contract/kernel/error-codes");
  const code = refusalNameOf(Number(envelope["error_code"]));
  if (!code) throw new ServerError("told", messageOf(envelope));
  const values = (envelope["error_values"] ?? {}) as ToldRefusal["values"];
  return { code, message: messageOf(envelope), values };
}

const messageOf = (envelope: Envelope): string => String(envelope["error_message"] ?? "");

/** 128 random bits; `randomUUID` exists in secure contexts only, and a phone may reach us by http. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
