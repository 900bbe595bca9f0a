import { useEffect, useRef } from "react";

/** [CONST-58] */
const press_ms = 650;

/** Handlers for something that acts once it is held, and not when it is let go sooner. [AGNT-25] */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: () => {
      letGo();
      timer.current = setTimeout(act, press_ms);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    // A phone's own menu for a held text would lie over ours.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
