import type { Result } from "@sampan/domain/kernel/result";

/** The value of an answer that a test takes for granted. Throws what was refused instead. */
export function valueOf<T, E>(answer: Result<T, E>): T {
  if (answer.ok) return answer.value;
  throw new Error(`refused: ${JSON.stringify(answer.error)}`);
}

/** The name of the refusal in an answer; "accepted" when there is none. */
export function refusalOf<T, E extends { code: string }>(
  answer: Result<T, E>,
): E["code"] | "accepted" {
  return answer.ok ? "accepted" : answer.error.code;
}
