import { Button } from "@sampan/ui/button";
import { ErrorState } from "@sampan/ui/states";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { faultWords } from "./fault-words.ts";

interface PageFaultProps {
  /** What could not be done, where the page has words of its own for it. */
  readonly title?: string;
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What a page shows in place of what could not be read, its frame kept. [ERR-19] [ERR-20] */
export function PageFault({ title, error, busy, onRetry }: PageFaultProps) {
  const words = useTranslations("common");
  const { speech } = useRouteContext({ from: "__root__" });
  return (
    <div className="px-(--gutter) pt-1">
      <ErrorState
        title={title ?? words("fault.title")}
        body={faultWords(speech.say, error)}
        action={
          <Button busy={busy} onClick={onRetry}>
            {words("retry")}
          </Button>
        }
      />
    </div>
  );
}
