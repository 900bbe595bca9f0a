import { useEffect, useEffectEvent } from "react";
import { sharedText_max, shareMarks } from "../../shell/shared-by-phone.ts";

/** What another app shared: words, a file that is no picture, or nothing that arrived. */
export type Shared = { readonly text: string } | "file" | "lost";

/** Reads the mark behind an address; undefined for any other, and for one that somebody broke. */
export function readShared(hash: string): Shared | undefined {
  if (hash === shareMarks.file) return "file";
  if (hash === shareMarks.lost) return "lost";
  if (!hash.startsWith(shareMarks.text)) return undefined;
  try {
    return {
      text: decodeURIComponent(hash.slice(shareMarks.text.length)).slice(0, sharedText_max),
    };
  } catch {
    return "lost";
  }
}

/** Takes what was shared once, and takes it out of the address, so that going back does not share it again. */
export function useShared(take: (shared: Shared) => void): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const shared = readShared(location.hash);
    if (shared === undefined) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    taken(shared);
  }, []);
}
