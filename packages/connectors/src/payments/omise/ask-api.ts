import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import { Charge } from "./charge.ts";
import type { OmiseConfig } from "./omise-config.ts";

const Answer = z.union([
  Charge,
  z.object({ object: z.literal("error"), code: z.string(), message: z.string().nullish() }),
]);

const codeByOmiseCode: Readonly<Record<string, SourceFailureCode>> = {
  authentication_failure: "disabled",
  not_found: "not_found",
  too_many_requests: "too_many_calls",
};

/** Asks Omise for one charge: a new one when a form is given, else the one at the path. */
export function askForCharge(
  config: OmiseConfig,
  source: Source,
  path: string,
  form?: URLSearchParams,
): Promise<Result<Charge, SourceFailure>> {
  return source.ask({
    // A second POST would be a second charge.
    repeatable: !form,
    request: {
      method: form ? "POST" : "GET",
      url: `${config.baseUrl}${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${config.secretKey}:`).toString("base64")}`,
        "omise-version": "2019-05-29",
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { body: form.toString() }),
    },
    read: (answer) => readCharge(source.name, answer),
  });
}

function readCharge(source: string, answer: OutboundAnswer): Result<Charge, SourceFailure> {
  const content = readJson(source, answer, Answer);
  if (!content.ok) return content;
  if (content.value.object === "charge") return ok(content.value);
  const { code, message } = content.value;
  return refuse({
    code: codeByOmiseCode[code] ?? "rejected",
    source,
    detail: message ?? "refused without a message",
    upstream_code: code,
  });
}
