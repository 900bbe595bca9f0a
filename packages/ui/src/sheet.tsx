import { Drawer } from "@base-ui/react/drawer";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons-controls.tsx";
import { iconButtonLook } from "./icon-button.tsx";

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the sheet; shown unless `head` takes its place. */
  readonly title: string;
  readonly closeLabel: string;
  /** Above the part that scrolls: a picture with the price. */
  readonly head?: ReactNode;
  /** Below it: the action. It never scrolls away. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet from the bottom, for choosing. Focus is trapped and returned; it closes by its button,
 * Escape, a press beside it, or a drag. Load it lazily with what it holds: it is not small.
 */
export const Sheet = ({ open, onClose, title, closeLabel, head, foot, children }: SheetProps) => (
  <Drawer.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Drawer.Portal>
      <Drawer.Backdrop className="fixed inset-0 z-20 bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-(--duration-sheet) data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
      <Drawer.Viewport className="sheet-place fixed inset-0 z-21 flex items-end justify-center">
        <Drawer.Popup className="sheet flex max-h-[88dvh] w-full max-w-(--column) [transform:translateY(var(--drawer-swipe-movement-y,0))] flex-col rounded-t-sheet bg-surface pt-2 outline-none transition-transform duration-(--duration-sheet) ease-out-calm data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)] data-swiping:duration-0 data-swiping:select-none">
          <span
            aria-hidden="true"
            className="sheet-handle mx-auto mt-0.5 mb-3 h-1 w-10 flex-none rounded-full bg-(--mist-400)"
          />
          <Drawer.Content className="flex min-h-0 flex-col">
            <div className="flex flex-none items-start gap-3 px-4 pb-2">
              <div className="min-w-0 flex-1">
                <Drawer.Title className={head ? "sr-only" : "pt-1 text-md font-[650]"}>
                  {title}
                </Drawer.Title>
                {head}
              </div>
              <Drawer.Close aria-label={closeLabel} className={`${iconButtonLook} -mt-2 -mr-2.5`}>
                <CloseIcon />
              </Drawer.Close>
            </div>
            <div
              // What only reads is scrolled by keys too, so it can be reached by them.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
              className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-4"
            >
              {children}
            </div>
            {foot && <div className="flex-none border-t border-line px-4 pt-3">{foot}</div>}
            <div className="h-[calc(12px+env(safe-area-inset-bottom))] flex-none" />
          </Drawer.Content>
        </Drawer.Popup>
      </Drawer.Viewport>
    </Drawer.Portal>
  </Drawer.Root>
);
