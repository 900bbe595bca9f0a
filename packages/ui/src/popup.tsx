import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons-controls.tsx";
import { glassButtonLook, iconButtonLook } from "./icon-button.tsx";

interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Above the words, with what it shows for who does not see it; its place is kept while it comes. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What can be done, one below the other. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Something that came by itself over a page: left by Escape, its button or a press beside it. Load it lazily. */
export const Popup = ({
  open,
  onClose,
  title,
  closeLabel,
  picture,
  foot,
  children,
}: PopupProps) => (
  <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-20 bg-scrim transition-opacity duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup className="fixed top-1/2 left-1/2 z-21 max-h-[88dvh] w-[calc(100%-48px)] max-w-85 -translate-1/2 overflow-y-auto rounded-sheet bg-surface outline-none transition-[opacity,scale] duration-(--duration-base) ease-out-calm data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={680}
            height={510}
            className="aspect-4/3 h-auto w-full bg-surface-2 object-cover"
          />
        )}
        <div className={`px-5 pb-4 ${picture ? "pt-4" : "pt-5 pr-13"}`}>
          <Base.Title className="text-lg font-[650] text-balance">{title}</Base.Title>
        </div>
        <div className="absolute top-1.5 right-1.5">
          <Base.Close
            aria-label={closeLabel}
            className={picture ? glassButtonLook : iconButtonLook}
          >
            <CloseIcon />
          </Base.Close>
        </div>
        <div className="-mt-2 px-5 pb-3">{children}</div>
        <div className="grid gap-3 px-5 pb-5">{foot}</div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
