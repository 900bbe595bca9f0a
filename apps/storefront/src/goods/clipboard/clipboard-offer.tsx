import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useConfiguration } from "../../shell/configuration.ts";
import { useKept } from "../../shell/use-kept.ts";
import { useOpenProduct } from "../search/use-find.ts";
import { appClipboard } from "./app-clipboard.ts";
import { browserClipboard } from "./browser-clipboard.ts";
import type { Pasted } from "./use-pasted.ts";
import { isCalm } from "./is-calm.ts";
import { noteOffered, wasOffered } from "./offered.ts";
import { pendingContent, type ClipboardContent } from "./pending-content.ts";
import { recognise, type Recognised } from "./recognise.ts";
import { resolveShare } from "./resolve-share.ts";
import { watchClipboard } from "./watch-clipboard.ts";

const ClipboardDialog = lazy(async () => ({
  default: (await import("./clipboard-dialog.tsx")).ClipboardDialog,
}));

interface ClipboardOfferProps {
  readonly watched: keyof typeof clipboards | undefined;
  readonly pasted: Pasted | undefined;
  readonly isQuietPlace: () => boolean;
}

const clipboards = { app: appClipboard, browser: browserClipboard } as const;

/** Watches for copied products and offers each once, where nobody is disturbed. [CLIP-02] [CLIP-04] [CLIP-05] [CLIP-06] */
export function ClipboardOffer({ watched, pasted, isQuietPlace }: ClipboardOfferProps) {
  const openProduct = useOpenProduct();
  const pending = useKept(pendingContent);
  useEffect(() => {
    // Shown in an earlier visit and left without an answer: nobody is asked twice.
    const left = pendingContent.read();
    if (left && wasOffered(nameOf(left))) pendingContent.forget();
  }, []);
  const text = useSearching(watched, pasted);
  const shown = useCalmMoment(pending, isQuietPlace);
  const answer = async (): Promise<void> => {
    pendingContent.forget();
    if (watched) await clipboards[watched].clear(text());
  };
  if (!shown) return null;
  return (
    <Suspense>
      <ClipboardDialog
        content={shown}
        onClose={() => void answer()}
        onJump={() => {
          void answer();
          void openProduct({ ...shown, thid_item_id: shown.itemId });
        }}
      />
    </Suspense>
  );
}

/** Looks at what was copied and pasted; answers the text that was matched last. */
function useSearching(
  watched: ClipboardOfferProps["watched"],
  pasted: ClipboardOfferProps["pasted"],
): () => string {
  const queryClient = useQueryClient();
  const { limits, share_markers: markers } = useConfiguration();
  const { clipboard_poll_ms: poll_ms, clipboard_clear_ms: clear_ms } = limits;
  const matched = useRef("");

  useEffect(() => {
    const offer = async ({ share, key }: Recognised): Promise<boolean> => {
      if (wasOffered(key)) return false;
      const content = await resolveShare(share, queryClient);
      if (!content) return false;
      const isNew = !wasOffered(nameOf(content));
      if (isNew) pendingContent.keep(content);
      noteOffered(key);
      return isNew;
    };
    if (!watched) return undefined;
    const clipboard = clipboards[watched];
    return watchClipboard({
      clipboard: {
        ...clipboard,
        read: async () => {
          const text = await clipboard.read();
          if (text && recognise(text, markers)) matched.current = text;
          return text;
        },
      },
      poll_ms,
      clear_ms,
      markers,
      isVisible: () => document.visibilityState === "visible",
      onFound: offer,
    });
  }, [watched, poll_ms, clear_ms, markers, queryClient]);

  useEffect(() => {
    const found = pasted && recognise(pasted.text, markers);
    // Whoever pastes it asks for it, and may do so again.
    if (found)
      void resolveShare(found.share, queryClient).then(
        (content) => content && pendingContent.keep(content),
      );
  }, [pasted, markers, queryClient]);
  return () => matched.current;
}

/** By what a product is remembered that was shown; links and passwords are remembered apart from it, by themselves. */
const nameOf = ({ platform, itemId }: ClipboardContent): string => `shown ${platform}/${itemId}`;

/** How often a page is asked whether it is calm, while something waits. */
const calm_ms = 250;

/** The content once it can be shown: then it stays until it is answered, and is remembered as offered. */
function useCalmMoment(
  pending: ClipboardContent | undefined,
  isQuietPlace: () => boolean,
): ClipboardContent | undefined {
  const [shown, setShown] = useState<ClipboardContent>();
  const place = useRef(isQuietPlace);
  useEffect(() => {
    place.current = isQuietPlace;
  });
  useEffect(() => {
    if (!pending) return undefined;
    let calm_times = 0;
    const show = (): void => {
      calm_times = place.current() || !isCalm(document) ? 0 : calm_times + 1;
      // Twice in a row: between two parts of a page that comes there may be nothing for a moment.
      if (calm_times < 2) return;
      clearInterval(asking);
      noteOffered(nameOf(pending));
      setShown(pending);
    };
    const asking = setInterval(show, calm_ms);
    return () => clearInterval(asking);
  }, [pending]);
  return shown === pending ? shown : undefined;
}
