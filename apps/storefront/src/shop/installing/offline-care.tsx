import { useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { InfoIcon } from "@sampan/ui/icons-frame";
import { sayAge } from "./say-age.ts";
import type { SaidByPage, SaidByWorker } from "./worker/said.ts";
import { callOfPage } from "./worker/kept-reads.ts";

/** A network is told of before it carries anything, and one that carries nothing is not told of: it is tried as often. */
const try_ms = 5_000;

/** The age is said anew as often. */
const look_ms = 30_000;

/** Since when what this page shows has been kept, by call; null where it is the server's of now. */
type Ages = Readonly<Record<string, number | null>>;

/**
 * Sees to it that cart, orders and parcels can be read without a network, and says how old they are while they are
 * read so. The worker comes once the page stands, and is never waited for.
 */
export function OfflineCare() {
  const t = useTranslations("offline");
  const language = useLocale();
  const { href, pathname } = useRouterState({ select: ({ location }) => location });
  const ages = useAges({ at: href, language });
  const now_ms = useNow();
  const call = callOfPage(pathname);
  const keptAt_ms = call === undefined ? undefined : ages[call];
  useTrying(typeof keptAt_ms === "number" ? call : undefined);
  if (typeof keptAt_ms !== "number") return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 top-[var(--masthead)] z-20 mx-auto flex max-w-(--column) items-center justify-center gap-2 bg-(--ink-800) px-4 py-1 text-center text-xs text-white"
    >
      <InfoIcon size="sm" />
      {t("asOf", { when: sayAge(now_ms - keptAt_ms, language) })}
    </p>
  );
}

/** Asks for what a page is about again and again, while it shows what was kept and the browser knows of a network. */
function useTrying(call: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (call === undefined) return undefined;
    const trying = setInterval(() => {
      if (navigator.onLine) void queryClient.invalidateQueries({ queryKey: [call] });
    }, try_ms);
    return () => clearInterval(trying);
  }, [call, queryClient]);
}

/** Absent where there is no secure connection, and in some web views. */
const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

function useAges({ at, language }: Pick<SaidByPage, "at" | "language">): Ages {
  const queryClient = useQueryClient();
  const [ages, setAges] = useState<Ages>({});
  useEffect(() => {
    const listen = ({ data }: MessageEvent<SaidByWorker>): void =>
      setAges((known) => ({ ...known, [data.path]: data.keptAt_ms }));
    const readAnew = (): void => void queryClient.invalidateQueries();
    const container = workers();
    container?.addEventListener("message", listen);
    window.addEventListener("online", readAnew);
    // A browser that has no room for it, or none here, reads on as before.
    container?.register("/worker.js").catch(() => undefined);
    return () => {
      container?.removeEventListener("message", listen);
      window.removeEventListener("online", readAnew);
    };
  }, [queryClient]);
  useEffect(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    void workers()?.ready.then(({ active }) =>
      active?.postMessage({ at, language, files } satisfies SaidByPage, {}),
    );
  }, [at, language]);
  return ages;
}

function useNow(): number {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const looking = setInterval(() => setNow(Date.now()), look_ms);
    return () => clearInterval(looking);
  }, []);
  return now_ms;
}
