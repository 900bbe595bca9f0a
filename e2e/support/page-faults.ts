import type { Browser, BrowserContext } from "@playwright/test";

/** What broke in pages since it was last taken, each as the address and the words of the fault. */
export interface PageFaults {
  readonly seen: () => readonly string[];
  readonly take: () => string[];
  /** The calls that pages made since they were last taken, by their paths. */
  readonly takeAsked: () => string[];
}

/** Where calls live; everything else is a page or a part of one. */
const isCall = /^\/(?:gateway|staff|cgi)\//;

/** React's own words in the console, for what it mends by itself and does not throw. */
const ofReact = /Minified React error|[Hh]ydrat(?:ion|ing)/;

/**
 * Watches every page of every context of a browser, those that journeys open by hand too: errors that nobody caught, and
 * those of React, which draws a page anew where it could not take it over, so that nobody would see it.
 */
export function watchPages(browser: Browser): PageFaults {
  let faults: string[] = [];
  const asked = new Set<string>();
  const watch = (context: BrowserContext): void => {
    context.on("weberror", (fault) => {
      const error = fault.error();
      faults.push(`${fault.page()?.url() ?? ""}: ${error.stack ?? error.message}`);
    });
    context.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (isCall.test(pathname)) asked.add(pathname);
    });
    context.on("console", (said) => {
      if (said.type() === "error" && ofReact.test(said.text()))
        faults.push(`${said.page()?.url() ?? ""}: ${said.text()}`);
    });
  };
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await newContext(...options);
    watch(context);
    return context;
  };
  return {
    seen: () => faults,
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    takeAsked: () => {
      const taken = [...asked];
      asked.clear();
      return taken.toSorted();
    },
  };
}
