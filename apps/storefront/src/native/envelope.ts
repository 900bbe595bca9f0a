import { readJsonText } from "@sampan/domain/kernel/json-text";
import * as z from "zod/mini";
import { bridgeErrors, bridgeVersion, type BridgeError } from "./messages.ts";

/** More than any message needs but a picture, in characters. */
export const text_max = 64_000;
/** With room for a picture, while one is waited for. */
export const pictureText_max = 9_000_000;

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** A question. Its id names it until it was answered. */
export const Question = z.object({
  v: z.int(),
  id: Id,
  name: z.string().check(z.maxLength(64)),
  params: z._default(z.record(z.string(), z.unknown()), {}),
});
export type Question = z.infer<typeof Question>;

/** An answer, an error, or word that a person is being asked. */
export const Answer = z.object({
  v: z.int(),
  answers: Id,
  waiting: z.optional(z.literal(true)),
  success: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
  error_code: z.optional(z.string().check(z.maxLength(64))),
});
export type Answer = z.infer<typeof Answer>;

export type Received =
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "unreadable"; readonly code: BridgeError; readonly id: string | undefined };

/** Reads what the app sent. Whatever it is, it becomes a question, an answer, or the reason why it is neither. */
export function readEnvelope(text: unknown, most: number): Received {
  const unreadable = (code: BridgeError, id?: string): Received => ({
    kind: "unreadable",
    code,
    id,
  });
  if (typeof text !== "string") return unreadable("malformed");
  if (text.length > most) return unreadable("too_large");
  const json = readJsonText(text);
  const answer = Answer.safeParse(json);
  if (answer.success)
    return answer.data.v === bridgeVersion
      ? { kind: "answer", answer: answer.data }
      : unreadable("version");
  const question = Question.safeParse(json);
  if (!question.success) return unreadable("malformed");
  return question.data.v === bridgeVersion
    ? { kind: "question", question: question.data }
    : unreadable("version", question.data.id);
}

export const writeQuestion = (id: string, name: string, params: unknown): string =>
  JSON.stringify({ v: bridgeVersion, id, name, params });

export const writeAnswer = (id: string, data: unknown): string =>
  JSON.stringify({ v: bridgeVersion, answers: id, success: true, data });

export const writeError = (id: string, code: BridgeError): string =>
  JSON.stringify({
    v: bridgeVersion,
    answers: id,
    success: false,
    error_code: code,
    error_message: bridgeErrors[code],
  });

/** A code of an app that we do not know is a refusal. */
export const errorOf = (code: string | undefined): BridgeError =>
  code !== undefined && Object.hasOwn(bridgeErrors, code) ? (code as BridgeError) : "refused";
