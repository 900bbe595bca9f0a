import { buttonLook, Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState } from "@sampan/ui/states";
import {
  Link,
  useRouter,
  type ErrorComponentProps,
  type NotFoundRouteProps,
} from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";
import { BackButton } from "../shell/back-button.tsx";
import { faultWords } from "../shell/fault-words.ts";

/** A product that is not there, not any more, or of a marketplace nobody buys from yet. [ERR-46] [AGNT-33] [QRY-10] */
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

/** A product that could not be read now: why, in the server's words, and two ways on. [ERR-63] */
export function ProductFault({ error, reset }: ErrorComponentProps) {
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
