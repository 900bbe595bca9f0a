import { useSyncExternalStore } from "react";
import type { Kept } from "./kept-on-device.ts";

/** The kept value of this device, followed while the page is open. */
export const useKept = <T>(kept: Kept<T>): T =>
  useSyncExternalStore(kept.subscribe, kept.read, () => kept.absent);
