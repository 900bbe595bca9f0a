import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Flag, readJson, readShape } from "../../read-answer.ts";
import { askWithToken, type TokenKeeper } from "../create-token-keeper.ts";
import type { Alibaba1688Config } from "./alibaba-1688-config.ts";
import { GatewayError, gatewayFailure } from "./gateway-failure.ts";
import { sign1688 } from "./sign.ts";

/** What every call to 1688 needs. */
export interface Alibaba1688Session {
  readonly config: Alibaba1688Config;
  readonly source: Source;
  readonly tokens: TokenKeeper;
}

/** One call of the cross-border family. All of them only read, so they may be repeated. */
export interface Alibaba1688Call<S extends z.ZodType> {
  readonly api: string;
  /** Objects travel as JSON text in one form field. */
  readonly parameters: Readonly<Record<string, object>>;
  readonly payload: S;
}

const namespace = "com.alibaba.fenxiao.crossborder";

const Envelope = z.object({
  result: z.object({
    success: Flag.nullish(),
    code: z.string().nullish(),
    message: z.string().nullish(),
    result: z.unknown().optional(),
  }),
});

/**
 * Asks 1688 and reads the payload. A rejected access token is renewed once and the call repeated.
 * A call that 1688 understood and declined is `rejected`, with its code.
 */
export async function askApi1688<S extends z.ZodType>(
  session: Alibaba1688Session,
  call: Alibaba1688Call<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  return askWithToken(
    session.tokens,
    ({ upstream_code }) => upstream_code === "401",
    (access_token) => askOnce(session, call, access_token),
  );
}

async function askOnce<S extends z.ZodType>(
  { config, source }: Alibaba1688Session,
  call: Alibaba1688Call<S>,
  access_token: string,
): Promise<Result<z.output<S>, SourceFailure>> {
  const path = `param2/1/${namespace}/${call.api}/${config.appKey}`;
  const parameters: Record<string, string> = {
    access_token,
    _aop_timestamp: String(config.now().getTime()),
  };
  for (const [name, value] of Object.entries(call.parameters)) {
    parameters[name] = JSON.stringify(value);
  }
  parameters["_aop_signature"] = sign1688(config.appSecret, path, parameters);

  return source.ask({
    repeatable: true,
    request: {
      method: "POST",
      url: `${config.baseUrl}/openapi/${path}`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read: (answer) => readPayload(source.name, answer, call.payload),
  });
}

function readPayload<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  payload: S,
): Result<z.output<S>, SourceFailure> {
  const envelope = readJson(source, answer, z.union([Envelope, GatewayError]));
  if (!envelope.ok) return envelope;
  if ("error_code" in envelope.value) return gatewayFailure(source, envelope.value);

  const { success, code, message, result } = envelope.value.result;
  if (success === false) {
    return refuse({
      code: "rejected",
      source,
      detail: message ?? "declined without a message",
      ...(code && { upstream_code: code }),
    });
  }
  const content = readShape(source, result, payload);
  return content.ok ? ok(content.value) : content;
}
