import { callApi } from "@sampan/client/call-api";
import { countBlocks } from "@sampan/contract/shop/pages/own-pages";
import type { BlockEvent } from "@sampan/domain/shop/pages/block";
import { createContext, type ReactNode, useContext, useEffect, useRef } from "react";

interface Counted {
  readonly page: string;
  readonly block: string;
  readonly event: BlockEvent;
}

const waiting: Counted[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** What happens within so long is told in one call. */
const gathered_ms = 3_000;
const events_max = 100;

/** Tells what has gathered. Nobody waits for it, and what is lost on the way is lost. */
function tell(): void {
  clearTimeout(timer);
  timer = undefined;
  const told = waiting.splice(0);
  for (const id of new Set(told.map(({ page }) => page))) {
    const events = told
      .filter(({ page }) => page === id)
      .map(({ block, event }) => ({ block, event }))
      .slice(0, events_max);
    callApi(countBlocks, { id, events }).catch(() => undefined);
  }
}

function count(event: Counted): void {
  waiting.push(event);
  timer ??= setTimeout(tell, gathered_ms);
}

/** Off where nobody is to be counted, as in a preview. */
export const IsCounted = createContext(true);

interface CountedBlockProps {
  readonly page: string;
  readonly block: string;
  readonly children: (onTaken: () => void) => ReactNode;
}

/** Counts that a block came into view, once, and that something in it was opened or taken; never by whom. */
export function CountedBlock({ page, block, children }: CountedBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const isCounted = useContext(IsCounted);
  const put = (event: BlockEvent) => {
    if (isCounted) count({ page, block, event });
  };
  useEffect(() => {
    if (!isCounted || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        count({ page, block, event: "seen" });
        observer.disconnect();
      },
      // A strip at the edge was not seen; of what is taller than the window a part is enough.
      { rootMargin: "-40px 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [page, block, isCounted]);
  return (
    <div
      ref={place}
      // What is moved sideways within it makes no page wider.
      className="min-w-0"
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest("a")) put("opened");
      }}
    >
      {children(() => put("taken"))}
    </div>
  );
}
