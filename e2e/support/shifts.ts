import type { Page } from "@playwright/test";

/** What moved by itself since the page was opened, each with its score: more than words that come into a line kept for them. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value >= 0.001)
              shifts.push(
                `${value} ${sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 90)).join()}`,
              );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
