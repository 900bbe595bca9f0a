/** As many as a page could have missed before it listens. */
const waiting_max = 32;

export interface Line {
  readonly tell: (text: string) => void;
}

/**
 * What is told before the page listens waits for it: a page puts `sampanReceive` there once it has opened its bridge, which it
 * loads by itself.
 */
export function openLine(page: Window): Line {
  let hear: ((text: string) => void) | undefined;
  const waiting: string[] = [];
  Object.defineProperty(page, "sampanReceive", {
    configurable: true,
    get: () => hear,
    set: (next: typeof hear) => {
      hear = next;
      if (hear) for (const text of waiting.splice(0)) hear(text);
    },
  });
  return {
    tell: (text) => {
      if (hear) hear(text);
      else if (waiting.length < waiting_max) waiting.push(text);
    },
  };
}
