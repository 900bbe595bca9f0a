/** The way to a fake source, which a test can hold. */
export interface FakeWire {
  /** Takes its time, so that whoever asks meanwhile really comes meanwhile. */
  readonly cross: () => Promise<void>;
  /** No answer arrives until the work is done. */
  readonly answerAfter: <Done>(work: () => Promise<Done>) => Promise<Done>;
}

export function createFakeWire(): FakeWire {
  let held: Promise<void> | undefined;
  return {
    cross: () => held ?? new Promise((resolve) => setTimeout(resolve, 20)),
    answerAfter: async (work) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      try {
        return await work();
      } finally {
        held = undefined;
        resolve();
      }
    },
  };
}
