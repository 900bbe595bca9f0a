import { Button } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { useMarkRead } from "./use-mark-read.ts";

export function ReadAll() {
  const t = useTranslations("notices");
  const tellFault = useTellFault();
  const marking = useMarkRead();
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={marking.isPending}
      onClick={() =>
        marking.mutate(undefined, {
          onSuccess: (answer) => void (answer.ok || tellFault(answer.error)),
          onError: tellFault,
        })
      }
    >
      {t("readAll")}
    </Button>
  );
}
