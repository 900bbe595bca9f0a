import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import { SnapRow } from "./snap-row.tsx";

interface PicturePreviewProps {
  readonly label: string;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Position of the picture to begin with. */
  readonly start: number;
  /** "2 / 5", the only thing beside the picture. */
  readonly counter: (index: number, total: number) => string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Pictures as large as the screen, to swipe through; a tap closes them. Load it lazily. */
export function PicturePreview({
  label,
  pictures,
  start,
  counter,
  closeLabel,
  onClose,
}: PicturePreviewProps) {
  const [index, setIndex] = useState(start);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-0 z-40 mx-auto max-w-(--column) bg-black outline-none transition-opacity duration-(--duration-base) starting:opacity-0"
        >
          <SnapRow start={start} onIndex={setIndex} className="h-full">
            {pictures.map((picture) => (
              <Dialog.Close
                key={picture.src}
                aria-label={closeLabel}
                className="grid h-full place-items-center"
              >
                <img
                  src={picture.src}
                  alt={picture.alt}
                  width={800}
                  height={800}
                  className="max-h-full w-full object-contain"
                />
              </Dialog.Close>
            ))}
          </SnapRow>
          <p
            aria-live="polite"
            className="pointer-events-none absolute inset-x-0 bottom-[calc(24px+env(safe-area-inset-bottom))] text-center text-white tabular-nums"
          >
            {counter(index + 1, pictures.length)}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
