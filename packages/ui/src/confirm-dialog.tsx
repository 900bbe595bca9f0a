import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The consequence, named. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Without it there is nothing to decide, only something to read. */
  readonly cancelLabel?: string;
  readonly variant?: "brand" | "action" | "danger";
  readonly busy?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before what cannot be undone. Load it lazily. */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = "brand",
  busy = false,
  onConfirm,
}: ConfirmDialogProps) => (
  <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="fixed inset-0 z-20 bg-scrim transition-opacity duration-(--duration-base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-21 grid max-h-[88dvh] w-[calc(100%-48px)] max-w-90 -translate-1/2 gap-2 overflow-y-auto rounded-sheet bg-surface p-5 outline-none transition-[opacity,scale] duration-(--duration-base) ease-out-calm data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
        <AlertDialog.Title className="text-md font-[650]">{title}</AlertDialog.Title>
        {children && (
          <AlertDialog.Description render={<div />} className="text-text-2">
            {children}
          </AlertDialog.Description>
        )}
        <div className="mt-3 flex flex-wrap justify-end gap-2">
          {cancelLabel && (
            <Button variant="quiet" size="sm" onClick={onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={variant} size="sm" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
