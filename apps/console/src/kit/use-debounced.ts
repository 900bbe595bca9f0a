import { useEffect, useState } from "react";

/** A value once nobody has changed it for a moment: typing asks the server once, not at every key. */
export function useSettled<Value>(value: Value, pause_ms = 400): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value, pause_ms]);
  return settled;
}
