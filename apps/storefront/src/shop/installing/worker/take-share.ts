import {
  shareCache,
  sharedAt,
  sharedPicture,
  sharedText_max,
  shareMarks,
} from "../../../shell/shared-by-phone.ts";

const find = "/agent";

/**
 * Where what another app shared is opened: words in the box, behind the mark that no server sees, a picture at the search by
 * picture. Neither leaves the device here. A file that is no picture is said to be none.
 */
export async function whereShared(
  form: FormData,
  { caches, now }: { readonly caches: CacheStorage; readonly now: () => number },
): Promise<string> {
  const file = form.get("picture");
  if (file instanceof File && file.size > 0) {
    if (!file.type.startsWith("image/")) return find + shareMarks.file;
    const headers = { "content-type": file.type, [sharedAt]: String(now()) };
    const cache = await caches.open(shareCache);
    await cache.put(sharedPicture, new Response(file, { headers }));
    return `${find}?photo=true`;
  }
  const said = ["title", "text", "url"].map((name) => form.get(name));
  const words = said.filter((word) => typeof word === "string" && word !== "").join(" ");
  if (words.trim() === "") return find + shareMarks.lost;
  return find + shareMarks.text + encodeURIComponent(words.slice(0, sharedText_max).toWellFormed());
}
