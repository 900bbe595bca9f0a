import { barePassword } from "@sampan/domain/goods/sourcing/bare-password";
import type { ShareText } from "@sampan/domain/goods/sourcing/share-text";

/** What can be followed without asking anybody. */
export type Followable = Exclude<ShareText, { kind: "ambiguous" | "none" | "word_password" }>;

/** The link or password alone: what else was copied with it stays on this device. [CLIP-11] */
export function withoutWords(shared: Followable): Followable {
  if (shared.kind === "password") return barePassword(shared);
  if (shared.kind === "item" || !shared.password) return shared;
  return { ...shared, password: barePassword(shared.password) };
}
