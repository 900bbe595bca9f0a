import { shareCache, sharedAt, sharedPicture } from "../../../shell/shared-by-phone.ts";

/** Whoever shared it an hour ago has forgotten it. */
const life_ms = 10 * 60_000;

/** The picture that another app shared just now, which is then kept no longer; undefined where there is none. */
export async function takeSharedPicture(now_ms: number): Promise<File | undefined> {
  if (!("caches" in window)) return undefined;
  const found = await caches.match(sharedPicture, { cacheName: shareCache });
  if (!found) return undefined;
  await caches.delete(shareCache);
  const age_ms = now_ms - Number(found.headers.get(sharedAt));
  if (!(age_ms < life_ms)) return undefined;
  const picture = await found.blob();
  return new File([picture], "shared", { type: picture.type });
}
