import { useEffect, useEffectEvent } from "react";

type Keys = Readonly<Record<string, (() => void) | undefined>>;

const speaksForItself =
  "input, textarea, select, [contenteditable], [role='dialog'], [role='menu']";

/** Keys of a desk, by what they write or name. They rest while somebody types, or a dialog is open. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(speaksForItself)) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
