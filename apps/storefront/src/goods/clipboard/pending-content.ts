import { isPlatformId } from "@sampan/domain/goods/sourcing/platforms";
import * as z from "zod/mini";
import { keptOnDevice } from "../../shell/kept-on-device.ts";
import type { FoundProduct } from "../search/find-target.ts";

/** What a copied text turned out to be. Empty is what its link or password did not tell. [CLIP-07] */
export const ClipboardContent = z.object({
  url: z.string(),
  picUrl: z.string(),
  content: z.string(),
  source: z.string(),
  itemId: z.string(),
  platform: z.custom<FoundProduct["platform"]>(isPlatformId),
});
export type ClipboardContent = z.infer<typeof ClipboardContent>;

/**
 * The product that was copied and not yet answered for: the `content` of the global state. It holds what was recognised,
 * and nothing else of the text. [CLIP-02] [CLIP-12] [STAT-03]
 */
export const pendingContent = keptOnDevice<ClipboardContent | undefined>(
  "content",
  (kept) => {
    const read = ClipboardContent.safeParse(kept);
    return read.success ? read.data : undefined;
  },
  undefined,
);
