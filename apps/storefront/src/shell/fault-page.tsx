import { NetworkError, ServerError } from "@sampan/client/faults";
import { Button, buttonLook } from "@sampan/ui/button";
import { Boat } from "@sampan/ui/logo";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { faultWords } from "./fault-words.ts";
import { tellTakenOver } from "./taken-over.ts";

/** Two states of the server are no fault, and look like none. [ERR-22] [ERR-23] */
const stateOf = (error: unknown): "fault" | "maintenance" | "busy" =>
  error instanceof ServerError && (error.kind === "maintenance" || error.kind === "busy")
    ? error.kind
    : "fault";

/** Code that once failed to come is not asked for again by every browser. Without an answer we stay here. */
const reloadOnceReached = (): void => {
  fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => undefined,
  );
};

/** What a page shows when it could not be read or drawn: what happened, and two ways on. [ERR-21] */
export function FaultPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations("common");
  const ask = useTranslations("workOrders");
  const state = stateOf(error);
  const isOffline = error instanceof NetworkError;
  const retry = async (): Promise<void> => {
    if (isOffline) return reloadOnceReached();
    reset();
    await router.invalidate();
  };
  useEffect(() => {
    // This page may stand in the place of everything else that would tell.
    tellTakenOver();
    if (!isOffline) return undefined;
    addEventListener("online", reloadOnceReached);
    return () => removeEventListener("online", reloadOnceReached);
  }, [isOffline]);
  return (
    <main
      id="content"
      role="alert"
      className="grid min-h-[80dvh] content-center justify-items-center gap-2 px-6 text-center"
    >
      <Boat className="size-24" />
      <h1 className="text-lg font-[650]">{t(`${state}.title`)}</h1>
      <p className="max-w-80 text-balance">
        {faultWords(router.options.context.speech.say, error)}
      </p>
      <p className="max-w-80 text-balance text-text-2">{t(`${state}.body`)}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Button onClick={() => void retry()}>{t("retry")}</Button>
        <Link {...pathTo.home} className={buttonLook({ variant: "soft" })}>
          {t("goHome")}
        </Link>
        <Link {...pathTo.workOrders} className={buttonLook({ variant: "soft" })}>
          {ask("ask")}
        </Link>
      </div>
    </main>
  );
}
