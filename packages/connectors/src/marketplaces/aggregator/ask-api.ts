import type { MarketplaceCustom } from "@sampan/domain/goods/sourcing/marketplaces/marketplace";
import { askingOf } from "@sampan/domain/goods/sourcing/marketplaces/marketplaces";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, OutboundRequest } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { AggregatorSession } from "./aggregator-config.ts";

export interface AggregatorCall<S extends z.ZodType> {
  /** E.g. `item_get`. */
  readonly api: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** What is too long for an address travels as a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Of the whole answer: what was asked for stands beside the error code. */
  readonly answer: S;
}

const Status = z.object({
  error_code: z.string(),
  reason: z.string().nullish(),
  error: z.string().nullish(),
});

const codeByAggregatorCode: Readonly<Record<string, SourceFailureCode>> = {
  // A success that found nothing; searches turn it into an empty page.
  "2000": "not_found",
  "4000": "transient",
  "4001": "transient",
  "4002": "transient",
  "4003": "rejected",
  "4004": "disabled",
  "4005": "disabled",
  "4006": "disabled",
  "4007": "disabled",
  "4008": "too_many_calls",
  "4009": "unavailable",
  "4010": "disabled",
  "4012": "disabled",
  "4013": "too_many_calls",
  "4014": "rejected",
  "4015": "rejected",
  "4016": "disabled",
  "4017": "transient",
};

/**
 * Asks the aggregator and reads the whole answer. It carries no signature: the key is all there is, so
 * neither the address nor the vendor's own words go anywhere with the key in them.
 */
export async function askAggregator<S extends z.ZodType>(
  session: AggregatorSession,
  call: AggregatorCall<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const { source, of } = session;
  return source.ask({
    // Passing refusals that have a number of their own are for the customer's app to repeat, once [AGNT-33].
    repeatable: customOf(of).passingFault === undefined ? true : "when_unanswered",
    request: requestFor(session, call),
    read: (answer) => readAnswer(session, answer, call.answer),
  });
}

const customOf = ({ platform }: AggregatorSession["of"]): MarketplaceCustom =>
  askingOf[platformNames[platform]];

function requestFor(
  { config, of }: AggregatorSession,
  { api, parameters, form }: Omit<AggregatorCall<z.ZodType>, "answer">,
): OutboundRequest {
  const query = new URLSearchParams({
    ...config.credentials,
    ...parameters,
    cache: "yes",
    result_type: "json",
    lang: "cn",
  });
  const url = `${config.baseUrl}/${of.folder}/${api}/?${query.toString()}`;
  if (!form) return { method: "GET", url };
  return {
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
    body: new URLSearchParams(form).toString(),
  };
}

function readAnswer<S extends z.ZodType>(
  { config, source }: AggregatorSession,
  answer: OutboundAnswer,
  shape: S,
): Result<z.output<S>, SourceFailure> {
  const status = readJson(source.name, answer, Status);
  if (!status.ok) return status;
  const { error_code, reason, error } = status.value;
  if (error_code === "0000") return readJson(source.name, answer, shape);
  return refuse({
    code: codeByAggregatorCode[error_code] ?? "transient",
    source: source.name,
    detail: withoutSecrets(reason || error || "refused by the aggregator", config.credentials),
    upstream_code: error_code,
  });
}

/** Vendors repeat a wrong key in their answer, and failures are logged. */
const withoutSecrets = (text: string, credentials: Readonly<Record<string, string>>): string =>
  Object.values(credentials).reduce((clean, secret) => clean.replaceAll(secret, "***"), text);
