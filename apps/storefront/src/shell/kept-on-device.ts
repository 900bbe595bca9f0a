import { readJsonText } from "@sampan/domain/kernel/json-text";

/** A value that stays on this device and tells who watches it when it changes, in other tabs too. */
export interface Kept<T> {
  readonly read: () => T;
  readonly keep: (value: T) => void;
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** What `read` answers where nothing is kept, and everywhere while the server renders. */
  readonly absent: T;
}

/**
 * Describes one value of local storage. What is there but cannot be read (`judge` answers undefined) counts as absent;
 * an empty key is a fault of ours and throws. The value read keeps its identity until it changes. [STAT-04] [STAT-05]
 */
export function keptOnDevice<T>(
  key: string,
  judge: (kept: unknown) => T | undefined,
  absent: T,
): Kept<T> {
  if (key === "") throw new Error("the local data key cannot be empty");
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let known: { readonly text: string | null; readonly value: T } = { text: null, value: absent };
  return {
    absent,
    read: () => {
      const text = localStorage.getItem(key);
      if (text !== known.text)
        known = { text, value: (text === null ? undefined : judge(readJsonText(text))) ?? absent };
      return known.value;
    },
    keep: (value) => {
      localStorage.setItem(key, JSON.stringify(value));
      tell();
    },
    forget: () => {
      localStorage.removeItem(key);
      tell();
    },
    subscribe: (listener) => {
      const followOtherTab = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener("storage", followOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", followOtherTab);
      };
    },
  };
}
