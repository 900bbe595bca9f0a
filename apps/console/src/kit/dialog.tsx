import { Modal, type ModalProps } from "antd";
import { useEffect, useRef, useState } from "react";

/**
 * A dialog that is there as long as it is open. It begins in the field that says `data-begin`: what asks for the focus by
 * itself has it before the modal is on the page, where it is lost. Whoever closes it is again where they were.
 */
export function Dialog({
  children,
  afterOpenChange,
  ...props
}: Omit<ModalProps, "open" | "centered">) {
  useFocusBack();
  const body = useRef<HTMLDivElement>(null);
  const begin = () => {
    if (body.current?.contains(document.activeElement)) return;
    body.current?.querySelector<HTMLElement>("[data-begin]")?.focus();
  };
  // At once, for whoever types before it has unfolded; and then, once it has taken the focus to itself.
  useEffect(begin, []);
  return (
    <Modal
      open
      centered
      {...props}
      afterOpenChange={(isOpen) => {
        if (isOpen) begin();
        afterOpenChange?.(isOpen);
      }}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}

/**
 * Gives the focus back to what opened the dialog, or, where that is gone or disabled by then, to the desk. The modal does so
 * only after a closing that it shows, and only where none of its fields took the focus while it opened.
 */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      // The modal draws the focus back into itself until all of it is gone.
      queueMicrotask(() => {
        for (const place of [opener, document.getElementById("desk")]) {
          if (isHeld()) return;
          if (place instanceof HTMLElement) place.focus({ preventScroll: true });
        }
      }),
    [opener],
  );
}

/** Whether anything has the focus. */
const isHeld = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body;
