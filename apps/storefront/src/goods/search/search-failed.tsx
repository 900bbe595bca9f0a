import { Refused } from "@sampan/client/query";
import { platformNames } from "@sampan/domain/goods/sourcing/platforms";
import { Button } from "@sampan/ui/button";
import { ErrorState } from "@sampan/ui/states";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useToastOf } from "../../shell/use-toast-of.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { isHeldBack, LogInToAsk } from "../../shell/log-in-to-ask.tsx";
import type { SearchPlatform } from "./result-order.ts";

interface SearchFailedProps {
  readonly platform: SearchPlatform;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A marketplace that did not answer or may not be asked now, while the others do; why is a toast as well. [NFR-09] [ERR-07] */
export function SearchFailed({ platform: id, error, onRetry }: SearchFailedProps) {
  const t = useTranslations("search.failed");
  const words = useTranslations("common");
  const platform = words(`platform.${platformNames[id]}`);
  const { speech } = useRouteContext({ from: "__root__" });
  useToastOf(error);
  // The title has said so already.
  const isSilence = error instanceof Refused && error.code === "platform_unavailable";
  return (
    <ErrorState
      title={t(isHeldBack(error) ? "held" : "title", { platform })}
      body={
        <>
          {!isSilence && (
            <>
              {faultWords(speech.say, error)}
              <br />
            </>
          )}
          {t("body")}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LogInToAsk error={error} />
          <Button variant="soft" onClick={onRetry}>
            {words("retry")}
          </Button>
        </div>
      }
    />
  );
}
