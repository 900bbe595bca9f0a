import type { PaperPicture } from "../pdf/paper.ts";
import type { FileStore } from "./file-store.ts";
import { keyOfFileUrl } from "./file-url.ts";

/** More do not fit a page, and nobody looks at them. */
const most = 12;

/** Pictures for a paper, by their addresses at our own house, as far as they are still kept. */
export async function readPaperPictures(
  files: Pick<FileStore, "get">,
  wanted: readonly { readonly url: string; readonly caption: string }[],
): Promise<readonly PaperPicture[]> {
  const pictures: PaperPicture[] = [];
  for (const { url, caption } of wanted.slice(0, most)) {
    const key = keyOfFileUrl(url);
    const bytes = key === undefined ? undefined : await files.get(key);
    if (bytes) pictures.push({ bytes, caption });
  }
  return pictures;
}
