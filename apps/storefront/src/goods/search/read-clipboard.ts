/**
 * What was copied last; undefined where the device does not tell, or somebody said no. That is written to the
 * log and troubles nobody: the text can be typed. [ERR-12]
 */
export async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch (cause) {
    // The log is the only place where this is told.
    // oxlint-disable-next-line no-console
    console.warn("the clipboard could not be read", cause);
    return undefined;
  }
}

/** Browsers offer it to secure pages only, and some not at all. */
export const hasClipboard = (): boolean => "readText" in (navigator.clipboard ?? {});
