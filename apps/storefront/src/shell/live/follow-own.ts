import { followOwn } from "@sampan/contract/kernel/live";

/**
 * Tells when something of the reader's may have moved: when the server says so, when the way to it was lost and found
 * again, and when the page comes back into view. A page that nobody looks at holds no stream open. Where streams do not
 * come through, coming back into view is what is left. Answers how to end it.
 */
export function followOwnThings(tell: () => void): () => void {
  let stream: EventSource | undefined;
  const close = (): void => {
    stream?.close();
    stream = undefined;
  };
  const open = (): void => {
    if (stream || document.hidden) return;
    let wasOpen = false;
    stream = new EventSource(followOwn.path);
    stream.addEventListener("open", () => {
      if (wasOpen) tell();
      wasOpen = true;
    });
    stream.addEventListener(followOwn.events[0], tell);
    // Another page of the same person was opened since: it is the one that is looked at.
    stream.addEventListener(followOwn.events[1], close);
  };
  const look = (): void => {
    if (document.hidden) return close();
    open();
    tell();
  };
  const comeBack = (): void => {
    open();
    tell();
  };
  open();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", comeBack);
  window.addEventListener("online", comeBack);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", comeBack);
    window.removeEventListener("online", comeBack);
    close();
  };
}
