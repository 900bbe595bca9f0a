import { ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { buttonLook, Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import {
  Link,
  useRouter,
  type ErrorComponentProps,
  type NotFoundRouteProps,
} from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { faultWords } from "../../shell/fault-words.ts";
import { LogInToAsk } from "../../shell/log-in-to-ask.tsx";

/** A product that is not there, not any more, or of a marketplace nobody buys from yet. [ERR-46] [QRY-10] */
export function ProductGone({ data }: NotFoundRouteProps) {
  const t = useTranslations("product");
  const isClosed = typeof data === "object" && data !== null && "isClosed" in data;
  return (
    <main id="content" role="alert">
      <PageHeader title={t("title")} back={<BackButton />} />
      <EmptyState
        title={t(isClosed ? "fault.unavailable" : "fault.gone")}
        body={t(isClosed ? "fault.unavailableBody" : "fault.goneBody")}
        action={
          <Link {...pathTo.find} className={buttonLook({})}>
            {t("fault.find")}
          </Link>
        }
      />
    </main>
  );
}

/** What a person may read in peace, because it says what to do: asked too often, or a platform that is closed. */
const staysAsAlert = new Set<unknown>([
  "too_many_calls",
  "platform_disabled",
  "call_limit",
  "asked_enough",
  "log_in_to_ask",
]);

/** A product that could not be read now. [ERR-04] [ERR-05] [ERR-06] [ERR-63] */
export function ProductFault(fault: ErrorComponentProps) {
  const { error } = fault;
  const isAlert = error instanceof Refused ? staysAsAlert.has(error.code) : !isLater(error);
  return isAlert ? (
    <ProductAlert {...fault} />
  ) : (
    <Suspense>
      <OpenedErrorPage {...fault} />
    </Suspense>
  );
}

/** A network that is gone could not bring another page either; a closed house has words of its own. */
const isLater = (error: unknown): boolean =>
  error instanceof ServerError && error.kind !== "maintenance";

const OpenedErrorPage = lazy(async () => ({
  default: (await import("./opened-error-page.tsx")).OpenedErrorPage,
}));

/** Why, in the server's words, and the ways on. */
function ProductAlert({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations("product");
  const words = useTranslations("common");
  const retry = async (): Promise<void> => {
    reset();
    await router.invalidate();
  };
  return (
    <main id="content" role="alert">
      <PageHeader title={t("title")} back={<BackButton />} />
      <EmptyState
        title={faultWords(router.options.context.speech.say, error)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LogInToAsk error={error} />
            <Button onClick={() => void retry()}>{words("retry")}</Button>
            <Link {...pathTo.find} className={buttonLook({ variant: "soft" })}>
              {t("fault.find")}
            </Link>
          </div>
        }
      />
    </main>
  );
}
