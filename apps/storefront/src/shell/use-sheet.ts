import { useState } from "react";

/** A sheet or dialog that is loaded when it is first opened, and stays mounted so that it can slide away. */
export function useSheet() {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return {
    isOpen: state === "open",
    wasOpened: state !== "unopened",
    open: () => setState("open"),
    close: () => setState("closed"),
  };
}

export type Sheet = ReturnType<typeof useSheet>;
