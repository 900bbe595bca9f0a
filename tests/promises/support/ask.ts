import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import type { FastifyInstance } from "fastify";
import type { TestCaller } from "../../support/test-caller.ts";

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

type Input = Readonly<Record<string, unknown>>;

/** Sends a request as somebody's browser does; nobody's when there is no caller. */
export async function ask(
  app: FastifyInstance,
  who: TestCaller | undefined,
  { headers, ...request }: Asked,
): Promise<Answer> {
  const cookie = [...(who?.cookies ?? [])].map((pair) => pair.join("=")).join("; ");
  const answer = await app.inject({
    ...request,
    headers: { "x-sampan-client": "web", ...(cookie ? { cookie } : {}), ...headers },
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
}

/** The ways one input can travel: query, form with nested values as JSON text, JSON. The usual one first. */
export function waysToAsk(call: Call, input: Input): Asked[] {
  const { url, rest } = addressed(call, input);
  return call.methods.flatMap((method): Asked[] => {
    if (method === "GET") return [{ method, url: `${url}?${formText(rest)}` }];
    const ways = [
      { method, url, ...form(rest) },
      { method, url, ...json(rest) },
    ];
    return isStaffCall(call) ? ways.toReversed() : ways;
  });
}

/** The way our own pages send it. */
export function usualWay(call: Call, input: Input): Asked {
  const [usual] = waysToAsk(call, input);
  if (!usual) throw new Error(`${call.path} has no method`);
  return usual;
}

/** The path with its parameters filled in, and what is left for query or body. */
function addressed(call: Call, input: Input): { url: string; rest: Input } {
  const rest = { ...input };
  const url = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    const text = encodeURIComponent(asText(value).toWellFormed());
    // Nothing and dots would name another address, and with it another call.
    return /^\.{0,2}$/.test(text) ? "%20" : text;
  });
  return { url, rest };
}

const form = (fields: Input) => ({
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: formText(fields),
});

const json = (fields: Input) => ({
  headers: { "content-type": "application/json" },
  payload: JSON.stringify(fields),
});

const formText = (fields: Input): string =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asText(value)]),
  ).toString();

const asText = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);
