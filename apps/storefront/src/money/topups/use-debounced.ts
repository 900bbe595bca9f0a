import { useEffect, useState } from "react";

/** The value once it has stood still for so long, so that not every letter typed asks the server. */
export function useSettled<T>(value: T, wait_ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait_ms);
    return () => clearTimeout(timer);
  }, [value, wait_ms]);
  return settled;
}
