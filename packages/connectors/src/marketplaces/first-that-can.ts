import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure, SourceFailureCode } from "../outbound/source-failure.ts";

/**
 * What another source can make good. Not something that is absent, which is an answer; nor throttling
 * and passing faults, which people are told about in words of their own and then try again.
 */
const isMadeGood = {
  unavailable: true,
  rejected: true,
  disabled: true,
  not_found: false,
  too_many_calls: false,
  transient: false,
} as const satisfies Record<SourceFailureCode, boolean>;

/** Whether asking somebody else instead makes sense after this failure. */
export const canBeMadeGood = ({ code }: SourceFailure): boolean => isMadeGood[code];

type Ask<T> = () => Promise<Result<T, SourceFailure>>;

/** Asks a source and, when it cannot answer, a second one. When both fail, the first failure stands. */
export async function firstThatCan<T>(
  ask: Ask<T>,
  askNext: Ask<T>,
): Promise<Result<T, SourceFailure>> {
  const answer = await ask();
  if (answer.ok || !canBeMadeGood(answer.error)) return answer;
  const second = await askNext();
  // What the second does not know, it cannot call absent: it is not the marketplace.
  return second.ok ? second : answer;
}
