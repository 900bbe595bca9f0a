declare global {
  interface Window {
    /** Put there by web views that inject an object, before the page. */
    readonly sampanNative?: { readonly receive: (message: string) => void };
    /** Called by such an app with what it has to say. */
    sampanReceive?: ((message: unknown) => void) | undefined;
    /** Put there by web views that take posted messages. */
    readonly webkit?: {
      readonly messageHandlers?: {
        readonly sampan?: { readonly postMessage: (message: string) => void };
      };
    };
  }
}

/** The app around a page: how to tell it something, and how to listen to it. */
export interface Host {
  readonly form: "injected" | "posted";
  readonly tell: (text: string) => void;
  /** Answers how to stop. */
  readonly listen: (hear: (text: unknown) => void) => () => void;
}

/**
 * The app this page is shown in, in either of the two forms that web views have; undefined in a browser, and in a frame,
 * which some web views give the same object. A posted message counts only when this very window posted it at this origin:
 * that is what the app does, and what no frame and no other page can do. [NATV-16] [NATV-17]
 */
export function findHost(page: Window): Host | undefined {
  if (page.top !== page) return undefined;
  const { sampanNative, webkit } = page;
  if (sampanNative)
    return {
      form: "injected",
      tell: (text) => sampanNative.receive(text),
      listen: (hear) => {
        page.sampanReceive = hear;
        return () => {
          page.sampanReceive = undefined;
        };
      },
    };
  const handler = webkit?.messageHandlers?.sampan;
  if (!handler) return undefined;
  return {
    form: "posted",
    // The app's handler is no window, and has no origin to be named.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (text) => handler.postMessage(text),
    listen: listenTo(page),
  };
}

const listenTo = (page: Window) => (hear: (text: unknown) => void) => {
  const take = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === page && origin === page.location.origin) hear(data);
  };
  page.addEventListener("message", take);
  return () => page.removeEventListener("message", take);
};
