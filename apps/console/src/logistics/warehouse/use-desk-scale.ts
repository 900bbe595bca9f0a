import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createDeskScale, type DeskScale } from "./desk-scale.ts";
import { type LineName, lineNames, portsOf } from "./scale-port.ts";

const ports = portsOf(navigator);
/** The scale of this desk; undefined in a browser that has no serial ports. */
export const deskScale: DeskScale | undefined = ports && createDeskScale(ports);

const name = "desk-scale";
const chosenLine = (): LineName | undefined =>
  lineNames.find((one) => one === localStorage.getItem(name));

/**
 * Follows the scale of the desk, and hands over the weight that comes to rest on it, in grams, or that nobody took yet: what was
 * handed over belongs to the parcel before. A desk that had a scale follows it again by itself.
 */
export function useDeskScale(scale: DeskScale, onWeight: (weight_g: number) => void) {
  const state = useSyncExternalStore(scale.subscribe, scale.state);
  const [line, setLine] = useState<LineName>(chosenLine() ?? "9600-8N1");
  const hand = useEffectEvent(onWeight);
  useEffect(() => {
    const look = () => {
      const weight_g = scale.take();
      if (weight_g !== undefined) hand(weight_g);
    };
    look();
    return scale.subscribe(look);
  }, [scale]);
  useEffect(() => {
    const chosen = chosenLine();
    if (chosen) void scale.resume(chosen);
  }, [scale]);
  return {
    state,
    line,
    setLine,
    connect: () => {
      localStorage.setItem(name, line);
      void scale.connect(line);
    },
    leave: () => {
      localStorage.removeItem(name);
      void scale.leave();
    },
  };
}
