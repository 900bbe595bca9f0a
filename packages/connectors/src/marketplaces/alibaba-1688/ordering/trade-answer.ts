import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { SourceFailure } from "../../../outbound/source-failure.ts";
import { decimalToInteger } from "../../../exact-decimal.ts";
import { Flag, readShape } from "../../../read-answer.ts";
import { type Alibaba1688Session, askGateway1688, type GatewayCall } from "../ask-gateway.ts";

/** What the trade family says beside its content; each call spells the words in its own way. */
const Words = z.object({
  success: Flag.nullish(),
  errorCode: z.string().nullish(),
  code: z.string().nullish(),
  errorMessage: z.string().nullish(),
  errorMsg: z.string().nullish(),
  erroMsg: z.string().nullish(),
  message: z.string().nullish(),
});

export interface TradeWords {
  readonly isDeclined: boolean;
  readonly code: string;
  readonly detail: string;
}

/** What an answer of the trade family says of itself. */
export function readWords(answer: unknown): TradeWords {
  const words = Words.safeParse(answer);
  if (!words.success) return { isDeclined: false, code: "", detail: "" };
  const { success, errorCode, code, errorMessage, errorMsg, erroMsg, message } = words.data;
  return {
    isDeclined: success === false,
    code: errorCode ?? code ?? "",
    detail: errorMessage ?? errorMsg ?? erroMsg ?? message ?? "declined without a message",
  };
}

interface TradeQuestion<S extends z.ZodType> extends Omit<
  GatewayCall<S>,
  "answer" | "repeatable" | "namespace"
> {
  readonly namespace?: string;
  readonly content: S;
}

/** Asks a call that only reads. One that 1688 understood and declined is `rejected`, with its code. */
export async function readTrade<S extends z.ZodType>(
  session: Alibaba1688Session,
  { content, namespace = "com.alibaba.trade", ...call }: TradeQuestion<S>,
): Promise<Result<z.output<S>, SourceFailure>> {
  const source = session.source.name;
  const answer = await askGateway1688(session, {
    ...call,
    namespace,
    answer: z.unknown(),
    repeatable: true,
  });
  if (!answer.ok) return answer;
  const { isDeclined, code, detail } = readWords(answer.value);
  if (isDeclined) {
    return refuse({ code: "rejected", source, detail, ...(code && { upstream_code: code }) });
  }
  const read = readShape(source, answer.value, content);
  return read.ok ? ok(read.value) : read;
}

/** Pieces, which 1688 documents as a decimal. */
export const Pieces = z.string().transform((text, context) => {
  const pieces = decimalToInteger(text, 0);
  if (pieces !== undefined && pieces > 0) return pieces;
  context.addIssue({ code: "custom", message: "not a number of pieces" });
  return z.NEVER;
});
