import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { Flag, readShape } from "../../read-answer.ts";
import { type Alibaba1688Session, askGateway1688 } from "./ask-gateway.ts";

/** One call of the cross-border family. All of them only read, so they may be repeated. */
export interface Alibaba1688Call<S extends z.ZodType> {
  readonly api: string;
  /** Objects travel as JSON text in one form field. */
  readonly parameters: Readonly<Record<string, object>>;
  readonly payload: S;
}

const Envelope = z.object({
  result: z.object({
    success: Flag.nullish(),
    code: z.string().nullish(),
    message: z.string().nullish(),
    result: z.unknown().optional(),
  }),
});

/**
 * Asks the cross-border family of 1688 and reads the payload. A call that 1688 understood and declined is `rejected`,
 * with its code.
 */
export async function askApi1688<S extends z.ZodType>(
  session: Alibaba1688Session,
  { api, parameters, payload }: Alibaba1688Call<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const source = session.source.name;
  const envelope = await askGateway1688(session, {
    namespace: "com.alibaba.fenxiao.crossborder",
    api,
    parameters,
    answer: Envelope,
    repeatable: true,
  });
  if (!envelope.ok) return envelope;
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
