import { refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
import { chinaTime } from "../china-time.ts";
import { signTop, type TopSignMethod } from "./sign.ts";

export interface TaobaoTopConfig {
  /** Scheme and host, e.g. https://eco.taobao.com */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly signMethod: TopSignMethod;
  readonly now: () => Date;
}

export interface TaobaoTopSession {
  readonly config: TaobaoTopConfig;
  readonly source: Source;
}

export interface TaobaoTopCall<S extends z.ZodType> {
  /** E.g. `taobao.wireless.share.tpwd.query`. */
  readonly method: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly payload: S;
}

const ErrorResponse = z.object({
  error_response: z.object({
    code: z.string(),
    msg: z.string().nullish(),
    sub_code: z.string().nullish(),
    sub_msg: z.string().nullish(),
  }),
});

const codeByTopCode: Readonly<Record<string, SourceFailureCode>> = {
  "7": "too_many_calls",
  "10": "transient",
  "11": "disabled",
  "25": "disabled",
  "27": "disabled",
  "29": "disabled",
};

/** Asks the Taobao Open Platform and reads what stands under the method's own root. */
export async function askTop<S extends z.ZodType>(
  { config, source }: TaobaoTopSession,
  call: TaobaoTopCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const parameters: Record<string, string> = {
    ...call.parameters,
    method: call.method,
    app_key: config.appKey,
    // To the second; the gateway allows ten minutes either way.
    timestamp: chinaTime(config.now()).slice(0, 19),
    format: "json",
    v: "2.0",
    sign_method: config.signMethod,
  };
  parameters["sign"] = signTop(config.signMethod, config.appSecret, parameters);
  return source.ask({
    repeatable: true,
    request: {
      method: "POST",
      url: `${config.baseUrl}/router/rest`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read: (answer) => readPayload(source.name, answer, call),
  });
}

function readPayload<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  call: TaobaoTopCall<S>,
): Result<z.output<S>, SourceFailure> {
  const content = readJson(
    source,
    answer,
    z.union([ErrorResponse, z.record(z.string(), z.unknown())]),
  );
  if (!content.ok) return content;
  const error = ErrorResponse.safeParse(content.value);
  if (error.success) return topFailure(source, error.data.error_response);
  const root = `${call.method.replace(/^taobao\./, "").replaceAll(".", "_")}_response`;
  return readShape(source, (content.value as Record<string, unknown>)[root], call.payload);
}

function topFailure(source: string, error: z.output<typeof ErrorResponse>["error_response"]) {
  const pause = /(\d{1,6}) more second/.exec(error.sub_msg ?? "");
  return refuse({
    code: error.sub_code?.startsWith("isp.")
      ? "transient"
      : (codeByTopCode[error.code] ?? "rejected"),
    source,
    detail: error.sub_msg ?? error.msg ?? "refused by the gateway",
    upstream_code: error.sub_code ?? error.code,
    ...(pause && { retry_after_s: Number(pause[1]) }),
  } as const);
}
