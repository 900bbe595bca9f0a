import { Button, buttonLook } from "@sampan/ui/button";
import { EmptyState } from "@sampan/ui/states";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { faultWords } from "./fault-words.ts";

/** What a page shows when it could not be read or drawn: what happened, and two ways on. [ERR-21] */
export function FaultPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations("common");
  const retry = async (): Promise<void> => {
    reset();
    await router.invalidate();
  };
  return (
    <main id="content" className="grid min-h-[80dvh] content-center" role="alert">
      <h1 className="sr-only">{t("fault.title")}</h1>
      <EmptyState
        title={t("fault.title")}
        body={
          <>
            {faultWords(router.options.context.speech.say, error)}
            <br />
            {t("fault.body")}
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => void retry()}>{t("retry")}</Button>
            <Link {...pathTo.home} className={buttonLook({ variant: "soft" })}>
              {t("goHome")}
            </Link>
          </div>
        }
      />
    </main>
  );
}
