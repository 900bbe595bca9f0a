import type { Result } from "@sampan/domain/kernel/result";
import type { Refusal } from "./envelope.ts";

/** Bytes kept at once; what was made longest ago goes first. Some hundred of the longest lists. */
const bytes_max = 16_000_000;

/** As bytes, ready to be sent: what thousands are told is encoded once. */
type Answer = Promise<Result<Buffer, Refusal>>;

interface Kept {
  readonly answer: Answer;
  readonly until_ms: number;
  /** Of its key and itself; 0 until it is made. */
  bytes: number;
  /** Drops it when its time is over. Stopped before that, so that it holds on to nothing that was dropped. */
  readonly end: NodeJS.Timeout;
}

export interface SharedAnswers {
  /**
   * The serialised answer under this key, made at most once in `seconds`, however many ask at the same time.
   * An answer that fails or is refused is not kept.
   */
  readonly get: (key: string, seconds: number, make: () => Answer) => Answer;
  /** What is held now. */
  readonly bytes: () => number;
}

/**
 * Keeps answers that are the same for everybody who asks the same in the same language and region: each for its
 * seconds and not longer, whether or not somebody asks again, and all together no more than so many bytes.
 */
export function shareAnswers(now: () => Date, most_bytes = bytes_max): SharedAnswers {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const drop = (key: string, one: Kept | undefined) => {
    if (one === undefined || kept.get(key) !== one) return;
    clearTimeout(one.end);
    kept.delete(key);
    bytes -= one.bytes;
  };
  const weigh = (key: string, one: Kept, made: Buffer) => {
    if (kept.get(key) !== one) return;
    one.bytes = key.length + made.length;
    bytes += one.bytes;
    for (const [oldest, other] of kept) {
      if (bytes <= most_bytes) return;
      // One that is still being made weighs nothing yet, and others wait for it.
      if (other.bytes > 0) drop(oldest, other);
    }
  };
  return {
    bytes: () => bytes,
    get: (key, seconds, make) => {
      const known = kept.get(key);
      const now_ms = now().getTime();
      if (known && now_ms < known.until_ms) return known.answer;
      drop(key, known);
      const answer = make();
      const forget = () => drop(key, one);
      const end = setTimeout(forget, seconds * 1000).unref();
      const one: Kept = { answer, until_ms: now_ms + seconds * 1000, bytes: 0, end };
      kept.set(key, one);
      answer.then((made) => (made.ok ? weigh(key, one, made.value) : forget()), forget);
      return answer;
    },
  };
}
