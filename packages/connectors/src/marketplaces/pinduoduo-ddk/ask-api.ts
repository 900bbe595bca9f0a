import { refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
import { signWithMd5 } from "../sign-with-md5.ts";

export interface PinduoduoDdkConfig {
  /** Scheme and host, e.g. https://gw-api.pinduoduo.com */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The promotion position, and the JSON text registered with it: searches without them are refused. */
  readonly pid: string;
  readonly customParameters: string;
  readonly now: () => Date;
}

export interface PinduoduoDdkSession {
  readonly config: PinduoduoDdkConfig;
  readonly source: Source;
  /** By search, the name of the list its first page was cut from; see search.ts. */
  readonly listIds: Map<string, string>;
}

export interface PinduoduoDdkCall<S extends z.ZodType> {
  /** E.g. `pdd.ddk.goods.search`. */
  readonly type: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The name in the answer under which the content stands, which follows no rule. */
  readonly root: string;
  readonly content: S;
}

const ErrorResponse = z.object({
  error_response: z.object({
    error_code: z.string(),
    error_msg: z.string().nullish(),
    sub_code: z.string().nullish(),
    sub_msg: z.string().nullish(),
  }),
});

const Answer = z.record(z.string(), z.unknown());

/**
 * By error code, or by `code/sub_code` where that tells more. What is not listed may pass by itself:
 * Pinduoduo is known for refusing one question and answering the next.
 */
const codeByPddCode: Readonly<Record<string, SourceFailureCode>> = {
  "10000": "rejected",
  "10016": "disabled",
  "10019": "disabled",
  "20004": "disabled",
  // A goods_sign that cannot be read.
  "50001/10002": "rejected",
  // A promotion position that was never registered.
  "50001/60001": "disabled",
  // Its limits by second, minute and day have a number each.
  "70031": "too_many_calls",
  "70032": "too_many_calls",
  "70033": "too_many_calls",
  "70034": "too_many_calls",
  "70035": "too_many_calls",
};

/**
 * Asks Pinduoduo's affiliate programme. A question it declines only for the moment is `transient` and
 * is asked once: the customer's app asks again, exactly once, and here nothing multiplies that [AGNT-33].
 */
export async function askPinduoduo<S extends z.ZodType>(
  { config, source }: PinduoduoDdkSession,
  call: PinduoduoDdkCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const parameters: Record<string, string> = {
    ...call.parameters,
    type: call.type,
    client_id: config.clientId,
    timestamp: String(Math.floor(config.now().getTime() / 1000)),
    data_type: "JSON",
    version: "V1",
    pid: config.pid,
    custom_parameters: config.customParameters,
  };
  parameters["sign"] = signWithMd5(config.clientSecret, parameters);
  return source.ask({
    repeatable: "when_unanswered",
    request: {
      method: "POST",
      url: `${config.baseUrl}/api/router`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read: (answer) => readContent(source.name, answer, call),
  });
}

function readContent<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  { root, content }: PinduoduoDdkCall<S>,
): Result<z.output<S>, SourceFailure> {
  const read = readJson(source, answer, Answer);
  if (!read.ok) return read;
  const error = ErrorResponse.safeParse(read.value);
  if (error.success) return pddFailure(source, error.data.error_response);
  return readShape(source, read.value[root], content);
}

function pddFailure(
  source: string,
  error: z.output<typeof ErrorResponse>["error_response"],
): Result<never, SourceFailure> {
  const { error_code, error_msg, sub_code, sub_msg } = error;
  const full = `${error_code}/${sub_code ?? ""}`;
  return refuse({
    code: codeByPddCode[full] ?? codeByPddCode[error_code] ?? "transient",
    source,
    detail: sub_msg ?? error_msg ?? "refused by the gateway",
    upstream_code: sub_code ? full : error_code,
  });
}
