import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons-controls.tsx";
import { iconButtonLook } from "./icon-button.tsx";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** What can be done; side by side where there is room. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Offers something in the middle of the page, which can be left by Escape, its button or a press beside it. Load it lazily. */
export const Dialog = ({ open, onClose, title, closeLabel, foot, children }: DialogProps) => (
  <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Base.Portal>
      <Base.Backdrop className="fixed inset-0 z-20 bg-scrim transition-opacity duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Base.Popup className="fixed top-1/2 left-1/2 z-21 max-h-[88dvh] w-[calc(100%-32px)] max-w-100 -translate-1/2 overflow-y-auto rounded-sheet bg-surface p-5 outline-none transition-[opacity,scale] duration-(--duration-base) ease-out-calm data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
        <div className="mb-3 flex items-start gap-3">
          <Base.Title className="min-w-0 flex-1 text-md font-[650]">{title}</Base.Title>
          <Base.Close aria-label={closeLabel} className={`${iconButtonLook} -mt-2.5 -mr-2.5`}>
            <CloseIcon />
          </Base.Close>
        </div>
        {children}
        <div className="mt-5 flex flex-wrap gap-2 *:flex-auto">{foot}</div>
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
