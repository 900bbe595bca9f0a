import type { Refusal } from "./envelope.ts";

/** Carries out of a hook what a request is told in the place of an answer, to whoever answers faults there. */
export class TurnedAway extends Error {
  override readonly name: string = "TurnedAway";
  readonly refusal: Refusal;
  /** When to come back, seconds. */
  readonly retry_s: number;
  /** In the place of the usual words. */
  readonly words: string | undefined;
  constructor(refusal: Refusal, retry_s: number, words?: string) {
    super(refusal.code);
    this.refusal = refusal;
    this.retry_s = retry_s;
    this.words = words;
  }
}
