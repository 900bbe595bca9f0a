import { lazy, Suspense } from "react";
import { useInsideApp } from "../../native/use-inside-app.ts";
import { useKept } from "../../shell/use-kept.ts";
import { looksAtClipboard } from "./clipboard-choice.ts";
import { pendingContent } from "./pending-content.ts";
import { usePasted } from "./use-pasted.ts";
import { useReading } from "./use-reading.ts";

const ClipboardOffer = lazy(async () => ({
  default: (await import("./clipboard-offer.tsx")).ClipboardOffer,
}));

interface ClipboardCareProps {
  /** Pages where people pay or identify themselves are left alone. */
  readonly isQuietPlace: () => boolean;
}

/**
 * Loads what offers copied products once there is something to offer: the clipboard may be read, the app gives it,
 * something was pasted beside all fields, or a product waits since the last visit. [CLIP-01] [CLIP-10]
 */
export function ClipboardCare({ isQuietPlace }: ClipboardCareProps) {
  const reading = useReading();
  const pasted = usePasted();
  const wants = useKept(looksAtClipboard);
  const waits = useKept(pendingContent) !== undefined;
  const isInsideApp = useInsideApp();
  const source = isInsideApp ? "app" : reading === "granted" ? "browser" : undefined;
  const watched = wants ? source : undefined;
  if (!watched && !pasted && !waits) return null;
  return (
    <Suspense>
      <ClipboardOffer watched={watched} pasted={pasted} isQuietPlace={isQuietPlace} />
    </Suspense>
  );
}
