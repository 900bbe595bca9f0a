/** Things that are made of other things and asked for again, within a limit of memory. */
export interface Recent<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Keeps it; what was asked for longest ago makes room. */
  readonly put: (key: string, value: Value) => void;
  /** What is held now. */
  readonly bytes: () => number;
}

/** What the table itself takes for an entry, beside its key and its bytes. */
const entry_bytes = 200;

/**
 * Keeps what was asked for last, at most so many bytes of it. Its keys name the state that a value was made from,
 * so nothing in it is ever out of date: what changed is asked for under another key.
 */
export function keepRecent<Value extends { readonly bytes: Buffer }>(
  bytes_max: number,
): Recent<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;
  const weight = (key: string, value: Value): number =>
    entry_bytes + key.length + value.bytes.length;
  const drop = (key: string): void => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    bytes -= weight(key, value);
  };
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    put: (key, value) => {
      drop(key);
      kept.set(key, value);
      bytes += weight(key, value);
      for (const oldest of kept.keys()) {
        if (bytes <= bytes_max) return;
        drop(oldest);
      }
    },
    bytes: () => bytes,
  };
}
