import { refuse, ok, type Result } from "@sampan/domain/kernel/result";
import { askApp } from "./app.ts";
import type { BridgeError } from "./messages.ts";

/**
 * A picture of the app's camera or gallery as a file, as if it had been chosen on the page. What the app hands over is
 * only bytes: it is drawn anew by the server like every upload. [NATV-12] [NATV-13]
 */
export async function takeAppPicture(
  from: "photo" | "gallery",
): Promise<Result<File, { readonly code: BridgeError }>> {
  const taken = await askApp(from, {});
  if (!taken.ok) return taken;
  const { name, type, base64 } = taken.value.picture;
  // A base64 text of a wrong length is no picture.
  if (base64.length % 4 !== 0) return refuse({ code: "malformed" });
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return ok(new File([bytes], name, { type }));
}
