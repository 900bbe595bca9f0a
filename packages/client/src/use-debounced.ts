import { useEffect, useState } from "react";

/** A value once nobody has changed it for `pause_ms`: typing asks the server once, and not at every key. */
export function useDebounced<Value>(value: Value, pause_ms = 400): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value, pause_ms]);
  return debounced;
}
