import type { Result } from "@sampan/domain/result";
import type { Refusal } from "./envelope.ts";

/** Answers kept at once; the one asked for longest ago goes first. A few thousand small texts. */
const answers_max = 2000;

/** As bytes, ready to be sent: what thousands are told is encoded once. */
type Answer = Promise<Result<Buffer, Refusal>>;

interface Kept {
  readonly answer: Answer;
  readonly until_ms: number;
}

export interface SharedAnswers {
  /**
   * The serialised answer under this key, made at most once in `seconds`, however many ask at the same time.
   * An answer that fails or is refused is not kept.
   */
  readonly get: (key: string, seconds: number, make: () => Answer) => Answer;
}

/** Keeps answers that are the same for everybody who asks the same in the same language and region. */
export function shareAnswers(now: () => Date): SharedAnswers {
  const kept = new Map<string, Kept>();
  return {
    get: (key, seconds, make) => {
      const known = kept.get(key);
      const now_ms = now().getTime();
      if (known && now_ms < known.until_ms) return known.answer;
      const answer = make();
      kept.delete(key);
      kept.set(key, { answer, until_ms: now_ms + seconds * 1000 });
      if (kept.size > answers_max) kept.delete(kept.keys().next().value ?? "");
      const forget = () => void (kept.get(key)?.answer === answer && kept.delete(key));
      answer.then((made) => made.ok || forget(), forget);
      return answer;
    },
  };
}
