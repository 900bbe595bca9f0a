/** So long a request that began before a change may still ask what held when it began. */
export const past_ms = 60_000;

/** What was read from the database last, at hand without asking it again. */
export interface Held<T> {
  readonly newest: () => T;
  readonly refresh: () => Promise<void>;
}

/** Holds `first` until something was read, and from then on what was read last. */
export function holdNewest<T>(first: T, read: () => Promise<T>): Held<T> {
  let held = first;
  let asked = 0;
  let answered = 0;

  return {
    newest: () => held,
    refresh: async () => {
      const turn = ++asked;
      const answer = await read();
      // Answers may overtake each other; one that was asked for earlier brings back what was changed since.
      if (turn < answered) return;
      answered = turn;
      held = answer;
    },
  };
}
