import { refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson, readShape } from "../../read-answer.ts";
import { chinaTime } from "../china-time.ts";
import { signWithMd5 } from "../sign-with-md5.ts";

export interface JdUnionConfig {
  /** Scheme and host, e.g. https://api.jd.com */
  readonly baseUrl: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly now: () => Date;
}

export interface JdUnionSession {
  readonly config: JdUnionConfig;
  readonly source: Source;
}

/** One reading call of JD's affiliate programme. */
export interface JdUnionCall<S extends z.ZodType> {
  /** E.g. `jd.union.open.goods.query`. */
  readonly method: string;
  /** Travels as JSON text in one form field. */
  readonly question: object;
  /** Of the inner result, where `data` is. */
  readonly result: S;
}

const ErrorResponse = z.object({
  error_response: z.object({
    code: z.string(),
    zh_desc: z.string().nullish(),
    en_desc: z.string().nullish(),
  }),
});

const Outer = z.record(z.string(), z.unknown());

/** JD's own word for the holder of a result depends on the age of the method. */
const Holder = z.object({ queryResult: z.unknown().optional(), result: z.unknown().optional() });

const Inner = z.looseObject({ code: z.string(), message: z.string().nullish() });

const codeByGatewayCode: Readonly<Record<string, SourceFailureCode>> = {
  "2": "too_many_calls",
  "4": "rejected",
  "5": "rejected",
  "7": "rejected",
  // Six minutes either way: a clock that is further off is an operator's to set.
  "8": "disabled",
  "10": "disabled",
  "11": "rejected",
  "12": "disabled",
  "14": "rejected",
  "15": "rejected",
  "19": "disabled",
};

/** Asks JD Union and reads the inner result. A call it understood and declined is `rejected`. */
export async function askJdUnion<S extends z.ZodType>(
  { config, source }: JdUnionSession,
  call: JdUnionCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const parameters: Record<string, string> = {
    method: call.method,
    app_key: config.appKey,
    timestamp: `${chinaTime(config.now())}+0800`,
    v: "1.0",
    format: "json",
    sign_method: "md5",
    "360buy_param_json": JSON.stringify(call.question),
  };
  parameters["sign"] = signWithMd5(config.appSecret, parameters);
  return source.ask({
    repeatable: true,
    request: {
      method: "POST",
      url: `${config.baseUrl}/routerjson`,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: new URLSearchParams(parameters).toString(),
    },
    read: (answer) => readResult(source.name, answer, call),
  });
}

function readResult<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  call: JdUnionCall<S>,
): Result<z.output<S>, SourceFailure> {
  const outer = readJson(source, answer, Outer);
  if (!outer.ok) return outer;
  const error = ErrorResponse.safeParse(outer.value);
  if (error.success) return gatewayFailure(source, error.data.error_response);

  const root = call.method.replaceAll(".", "_");
  // "responce" is JD's spelling; some of its methods spell it as everybody else does.
  const named = outer.value[`${root}_responce`] ?? outer.value[`${root}_response`];
  const holder = readShape(source, named, Holder);
  if (!holder.ok) return holder;
  const content = holder.value.queryResult ?? holder.value.result;
  // Mostly JSON in a string inside JSON, and now and then the object itself.
  const inner =
    typeof content === "string"
      ? readJson(source, { ...answer, body: Buffer.from(content) }, Inner)
      : readShape(source, content, Inner);
  if (!inner.ok) return inner;
  if (inner.value.code !== "200") return resultFailure(source, inner.value);
  return readShape(source, inner.value, call.result);
}

function gatewayFailure(
  source: string,
  error: z.output<typeof ErrorResponse>["error_response"],
): Result<never, SourceFailure> {
  return refuse({
    code: codeByGatewayCode[error.code] ?? "transient",
    source,
    detail: error.en_desc ?? error.zh_desc ?? "refused by the gateway",
    upstream_code: error.code,
  });
}

/** The affiliate programme numbers its refusals as HTTP does. */
function resultFailure(
  source: string,
  { code, message }: z.output<typeof Inner>,
): Result<never, SourceFailure> {
  const byCode: Readonly<Record<string, SourceFailureCode>> = {
    "401": "disabled",
    "403": "disabled",
    "429": "too_many_calls",
  };
  return refuse({
    code: byCode[code] ?? (code.startsWith("5") ? "transient" : "rejected"),
    source,
    detail: message ?? "declined without a message",
    upstream_code: code,
  });
}
