import { Dialog } from "@base-ui/react/dialog";
import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface FullScreenProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A picture or a camera as large as the screen, on black. Escape closes it; focus is trapped and returned. Load it lazily. */
export const FullScreen = ({ label, onClose, onKeyDown, className, children }: FullScreenProps) => (
  <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Dialog.Portal>
      <Dialog.Popup
        aria-label={label}
        onKeyDown={onKeyDown}
        className={classNames(
          "fixed inset-0 z-40 mx-auto max-w-(--column) bg-black wide:max-w-none text-white outline-none",
          "transition-opacity duration-(--duration-base) starting:opacity-0",
          className,
        )}
      >
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);
