import { useEffect, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { CheckIcon, InfoIcon } from "./icons-frame.tsx";

export interface Toast {
  readonly message: string;
  readonly tone?: "ok" | "danger";
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface ShownToast extends Toast {
  readonly key: number;
}

// One toast at a time, told by whoever acts, shown by the one `Toaster` of the page.
let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Tells the outcome of an act in one line. A newer one takes its place. */
export const showToast = (toast: Toast): void => show({ ...toast, key: ++count });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Long enough to read, longer when there is something to press. */
const shownFor_ms = (toast: Toast): number => (toast.action ? 6_000 : 3_500);

/** The live region. It stands in the page from the start, so that its content is announced. */
export function Toaster() {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => show(undefined), shownFor_ms(toast));
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div
      role="status"
      // Said here as well, since sheets hide from screen readers what is not marked by this very attribute.
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(84px+env(safe-area-inset-bottom))] z-30 mx-auto w-full max-w-(--column) px-4"
    >
      {toast && <ToastLine key={toast.key} toast={toast} />}
    </div>
  );
}

const ToastLine = ({ toast: { message, tone = "ok", action } }: { toast: Toast }) => (
  <div className="pointer-events-auto flex min-h-13 items-center gap-2.5 rounded-card bg-(--ink-800) py-1 pr-2 pl-4 text-white shadow-card transition-[opacity,translate] duration-(--duration-base) ease-out-calm starting:translate-y-2 starting:opacity-0">
    {tone === "ok" ? <CheckIcon size="sm" /> : <InfoIcon size="sm" className="text-[#ff9b92]" />}
    <span className={classNames("min-w-0 flex-1 py-1.5", !action && "pr-2")}>{message}</span>
    {action && (
      <button
        type="button"
        onClick={() => {
          show(undefined);
          action.onPress();
        }}
        className="min-h-11 px-3 font-[650] text-mango-300"
      >
        {action.label}
      </button>
    )}
  </div>
);
