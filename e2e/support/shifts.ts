import type { Page } from "@playwright/test";

/** More than words that come into a line kept for them. */
export const moreThanWords = 0.001;

/** What moved by itself since the page was opened, each with its score; all of it, unless only scores from `least` on count. */
export const shiftsOf = (page: Page, least = 0): Promise<string[]> =>
  page.evaluate(
    (least_score) =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value >= least_score)
              shifts.push(
                `${value} ${sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 90)).join()}`,
              );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
    least,
  );
