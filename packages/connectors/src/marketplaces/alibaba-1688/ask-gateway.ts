import type { Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
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

/** One call at the gateway. */
export interface GatewayCall<S extends z.ZodType> {
  readonly namespace: string;
  readonly api: string;
  /** Objects travel as JSON text in one form field. */
  readonly parameters: Readonly<Record<string, string | object>>;
  /** The whole answer, of a call that the gateway let through. */
  readonly answer: S;
  /** Whether asking twice does no harm. */
  readonly repeatable: boolean;
  /** A call of the application itself, for no account. */
  readonly isOurs?: boolean;
}

/**
 * Asks 1688 and reads the answer. A rejected access token is renewed once and the call repeated: the gateway looks at
 * the token before anything is done.
 */
export async function askGateway1688<S extends z.ZodType>(
  session: Alibaba1688Session,
  call: GatewayCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  if (call.isOurs) return askOnce(session, call, {});
  return askWithToken(
    session.tokens,
    ({ upstream_code }) => upstream_code === "401",
    (access_token) => askOnce(session, call, { access_token }),
  );
}

async function askOnce<S extends z.ZodType>(
  { config, source }: Alibaba1688Session,
  call: GatewayCall<S>,
  token: Readonly<Record<string, string>>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const path = `param2/1/${call.namespace}/${call.api}/${config.appKey}`;
  const parameters: Record<string, string> = {
    ...token,
    _aop_timestamp: String(config.now().getTime()),
  };
  for (const [name, value] of Object.entries(call.parameters)) {
    parameters[name] = typeof value === "string" ? value : JSON.stringify(value);
  }
  parameters["_aop_signature"] = sign1688(config.appSecret, path, parameters);

  return source.ask({
    repeatable: call.repeatable,
    request: {
      method: "POST",
      url: `${config.baseUrl}/openapi/${path}`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read(answer) {
      const content = readJson(source.name, answer, z.unknown());
      if (!content.ok) return content;
      const error = GatewayError.safeParse(content.value);
      return error.success
        ? gatewayFailure(source.name, error.data)
        : readShape(source.name, content.value, call.answer);
    },
  });
}
