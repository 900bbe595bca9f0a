import { useEffect, useState } from "react";
import { followReading, type Reading } from "./browser-clipboard.ts";

/** What the browser says of reading; it never asks anybody. */
export function useReading(): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const leave = new AbortController();
    void followReading(setReading, leave.signal);
    return () => leave.abort();
  }, []);
  return reading;
}
