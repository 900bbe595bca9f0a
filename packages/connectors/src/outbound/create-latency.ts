export interface Latency {
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly max_ms: number;
}

const kept_max = 100;

/** Remembers how long the last hundred answers took. */
export function createLatency() {
  const kept_ms: number[] = [];
  return {
    note(took_ms: number): void {
      kept_ms.push(Math.round(took_ms));
      if (kept_ms.length > kept_max) kept_ms.shift();
    },
    /** Undefined before the first answer. */
    read(): Latency | undefined {
      const sorted = kept_ms.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
      return sorted.length === 0 ? undefined : { p50_ms: at(0.5), p95_ms: at(0.95), max_ms: at(1) };
    },
  };
}
