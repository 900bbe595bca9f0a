import { useEffect, useState } from "react";

/** The value once it has stood still for so long, so that not every letter typed asks the server. */
export function useDebounced<T>(value: T, wait_ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), wait_ms);
    return () => clearTimeout(timer);
  }, [value, wait_ms]);
  return debounced;
}
