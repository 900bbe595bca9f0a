import type { Phone } from "./phone.ts";

/** More than this is somebody's document, and no message holds it. */
const copied_max = 4_000;

/**
 * The app's record of what was copied: looked at when the page opens and whenever the app comes to the front, on phones that do not
 * ask their owner each time; the page reads the record as often as it likes. Forgotten it is taken out of the clipboard
 * as well, unless something else was copied meanwhile. [CLIP-01] [CLIP-05]
 */
export function keepCopied(phone: Phone) {
  let record: Promise<string | null> | undefined;
  let offered: string | null = null;
  const look = async (): Promise<string | null> => {
    if (!phone.readsCopied) return null;
    const text = await phone.copied().catch(() => "");
    return text === "" || text.length > copied_max || text === offered ? null : text;
  };
  phone.follow({
    cameToFront: () => {
      record = look();
    },
  });
  const read = (): Promise<string | null> => (record ??= look());
  return {
    read,
    forget: async (): Promise<null> => {
      offered = await read();
      record = Promise.resolve(null);
      if (offered !== null && (await phone.copied().catch(() => "")) === offered)
        await phone.clearCopied();
      return null;
    },
  };
}
