import { Card } from "@sampan/ui/card";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { BlockProps } from "./block-props.ts";

const units = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

/** How long it is until something ends; folded away when it has. */
export function Countdown({ block, read_ms }: BlockProps) {
  const t = useTranslations("pages.countdown");
  const left_s = useLeft(block.until_ms ?? read_ms, read_ms);
  if (left_s <= 0) return null;
  return (
    <Card as="section" aria-label={block.title}>
      <h2 className="text-md font-[650] break-words">{block.title}</h2>
      {block.body && <p className="text-xs break-words text-text-2">{block.body}</p>}
      <div
        role="timer"
        aria-live="off"
        className="mt-2.5 grid grid-cols-4 rounded-sm bg-surface-2 px-1 py-1.5 text-center"
      >
        {units.map(([unit, seconds], at) => (
          <span key={unit} className="grid justify-items-center">
            <b className="text-lg leading-6 font-[650] tabular-nums">
              {pad(Math.floor((left_s % (units[at - 1]?.[1] ?? Infinity)) / seconds))}
            </b>
            <span className="text-xs text-text-2">{t(unit)}</span>
          </span>
        ))}
      </div>
    </Card>
  );
}

const pad = (count: number): string => String(count).padStart(2, "0");

/** A page may have been kept for some minutes; a clock that is further off than that is wrong. */
const believed_ms = 10 * 60_000;

/** Seconds until a moment, by the clock of the phone or, where that is wrong, by what the server said and what passed since. */
function useLeft(until_ms: number, read_ms: number): number {
  const [now_ms, setNow] = useState(read_ms);
  useEffect(() => {
    const drift = Date.now() - read_ms;
    const isRight = drift > -1_000 && drift < believed_ms;
    const began = performance.now();
    const look = () => setNow(isRight ? Date.now() : read_ms + performance.now() - began);
    look();
    const ticking = setInterval(look, 1_000);
    return () => clearInterval(ticking);
  }, [read_ms]);
  return Math.ceil((until_ms - now_ms) / 1_000);
}
