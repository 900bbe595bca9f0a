import { recognise, type Recognised } from "./recognise.ts";

/** One place that copied texts are read from. */
export interface Clipboard {
  /** Undefined while it may not be read, or holds no text. */
  readonly read: () => Promise<string | undefined>;
  /** Clears it where it still holds this text: what was copied meanwhile stays. */
  readonly clear: (text: string) => Promise<void>;
}

interface Watching {
  readonly clipboard: Clipboard;
  /** Between two looks. [CONST-42] */
  readonly poll_ms: number;
  /** From a match until the clipboard is cleared. [CONST-43] */
  readonly clear_ms: number;
  readonly markers: readonly string[];
  readonly isVisible: () => boolean;
  /** Answers whether it is offered now: what leads nowhere, or was offered before, is left where it is. */
  readonly onFound: (found: Recognised) => Promise<boolean>;
}

/**
 * Looks at what was copied, at once and then every second while the page is visible. A text is examined once. One with a
 * product link or share password is told and, once it is offered, cleared half a second later; any other stays as it is.
 * Answers how to stop looking.
 * [CLIP-01] [CLIP-03] [CLIP-10]
 */
export function watchClipboard(watching: Watching): () => void {
  const { clipboard, poll_ms, clear_ms, markers, isVisible, onFound } = watching;
  let last = "";
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking || !isVisible()) return;
    isLooking = true;
    const text = await clipboard.read();
    isLooking = false;
    if (text === undefined || text === last) return;
    last = text;
    const found = recognise(text, markers);
    if (!found || !(await onFound(found))) return;
    // Also where the looking has ended meanwhile: whoever looks after us finds it offered, and leaves it where it is.
    setTimeout(() => void clipboard.clear(text), clear_ms);
  };
  void look();
  const poll = setInterval(() => void look(), poll_ms);
  return () => clearInterval(poll);
}
