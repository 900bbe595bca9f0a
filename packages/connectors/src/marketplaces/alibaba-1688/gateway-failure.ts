import { refuse } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailureCode } from "../../outbound/source-failure.ts";

/** How the gateway refuses a call, whatever the HTTP status. */
export const GatewayError = z.object({
  error_code: z.string(),
  error_message: z.string().nullish(),
});

/** Codes an operator must act on, or that say how to go on. Everything else may pass by itself. */
const codeByGatewayCode: Readonly<Record<string, SourceFailureCode>> = {
  "gw.QosAppFrequencyLimit": "too_many_calls",
  "gw.SignatureInvalid": "disabled",
  "gw.APIUnsupported": "disabled",
  "gw.APIACLDecline": "disabled",
  "gw.ParamMissing": "rejected",
  "400": "rejected",
  "401": "disabled",
  "403": "disabled",
};

const frequencyPause_s = 10;

export function gatewayFailure(source: string, error: z.output<typeof GatewayError>) {
  const code = codeByGatewayCode[error.error_code] ?? "transient";
  return refuse({
    code,
    source,
    detail: error.error_message ?? "refused by the gateway",
    upstream_code: error.error_code,
    ...(code === "too_many_calls" && { retry_after_s: frequencyPause_s }),
  });
}
