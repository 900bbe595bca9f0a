import type {
  TrackedAnswer,
  TrackingProvider,
} from "@sampan/connectors/tracking/tracking-provider";
import type { SourceFailure } from "@sampan/connectors/outbound/source-failure";
import { courierStored } from "@sampan/domain/logistics/tracking/couriers";
import type { Result } from "@sampan/domain/kernel/result";
import type { TrackedNumber } from "./tracking-queries.ts";

/** An answer with the number it is about; `failed` where nobody answered. */
export interface Heard {
  readonly number: TrackedNumber;
  readonly answer:
    | TrackedAnswer
    | { readonly kind: "registered" }
    | { readonly kind: "failed"; readonly code: string };
}

/**
 * Asks a tracker about numbers, those that it does not follow yet to follow them: one ask a number. Several calls go out
 * at once where a call takes few of them.
 */
export async function askTracker(
  provider: TrackingProvider,
  numbers: readonly TrackedNumber[],
): Promise<readonly Heard[]> {
  const groups = Map.groupBy(numbers, ({ is_registered }) => is_registered);
  const calls = [...groups].flatMap(([is_registered, group]) =>
    inCalls(group, provider.numbers_max).map(async (some) => {
      const parcels = some.map(({ express_no, courier }) => ({
        express_no,
        courier: courierStored(courier),
      }));
      const answers = await provider[is_registered ? "ask" : "register"](parcels);
      return some.map((number) => ({ number, answer: answerOf(number, answers, is_registered) }));
    }),
  );
  return (await Promise.all(calls)).flat();
}

function answerOf(
  { express_no }: TrackedNumber,
  answers: Result<readonly TrackedAnswer[], SourceFailure>,
  is_registered: boolean,
): Heard["answer"] {
  if (!answers.ok) return { kind: "failed", code: answers.error.code };
  const own = answers.value.find((answer) => answer.express_no === express_no);
  if (!own) return { kind: "failed", code: "transient" };
  return !is_registered && own.kind === "nothing" ? { kind: "registered" } : own;
}

const inCalls = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
