interface Failure<T> {
  readonly failure: T;
  readonly until_ms: number;
}

/** An attacker has as many addresses as they like: the oldest are forgotten. */
const kept_max = 2_000;

/** Remembers for a short while what came to nothing, so that it is not tried for everybody who asks for it. */
export function createFailedLately<T>(now: () => Date) {
  const kept = new Map<string, Failure<T>>();
  return {
    find(name: string): T | undefined {
      const found = kept.get(name);
      if (!found) return undefined;
      if (found.until_ms > now().getTime()) return found.failure;
      kept.delete(name);
      return undefined;
    },
    note(name: string, failure: T, keep_s: number): void {
      kept.delete(name);
      const [oldest] = kept.keys();
      if (kept.size >= kept_max && oldest !== undefined) kept.delete(oldest);
      kept.set(name, { failure, until_ms: now().getTime() + keep_s * 1000 });
    },
    size: () => kept.size,
  };
}
