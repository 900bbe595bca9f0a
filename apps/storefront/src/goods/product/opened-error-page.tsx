import { Refused } from "@sampan/client/query";
import { showToast } from "@sampan/ui/toast";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { ErrorPage } from "../../shell/error-page.tsx";
import { faultWords } from "../../shell/fault-words.ts";

/**
 * The error page in the place of a product, and why as a toast. The address stays, so that it can be tried
 * again. [ERR-05] [ERR-06]
 */
export function OpenedErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations("product");
  const isTransient = error instanceof Refused && error.code === "pinduoduo_transient";
  const message = isTransient
    ? t("fault.gone")
    : faultWords(router.options.context.speech.say, error);
  useEffect(() => showToast({ message, tone: "danger" }), [message]);
  return (
    <ErrorPage
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
