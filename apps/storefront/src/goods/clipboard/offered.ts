import { keptOnDevice } from "../../shell/kept-on-device.ts";

/** As many as are remembered; who copies the oldest once more is offered it once more. */
const offered_max = 50;

/** Links, passwords and products that were offered on this device, newest first: nobody is asked twice. */
const offered = keptOnDevice<readonly string[]>(
  "offeredContent",
  (kept) =>
    Array.isArray(kept) && kept.every((key) => typeof key === "string") ? kept : undefined,
  [],
);

export const wasOffered = (key: string): boolean => offered.read().includes(key);

export function noteOffered(...keys: readonly string[]): void {
  const before = offered.read().filter((key) => !keys.includes(key));
  offered.keep([...keys, ...before].slice(0, offered_max));
}
