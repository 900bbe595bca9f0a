import { Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { ErrorState } from "@sampan/ui/states";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { faultWords } from "../../shell/fault-words.ts";

/** The cart could not be read; nothing in it is lost. [ERR-31] */
export function CartFault({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations("cart");
  const words = useTranslations("common");
  const retry = async (): Promise<void> => {
    reset();
    await router.invalidate();
  };
  return (
    <main id="content">
      <PageHeader title={t("title")} />
      <div className="px-(--gutter) pt-1">
        <ErrorState
          title={t("loadFailed")}
          body={faultWords(router.options.context.speech.say, error)}
          action={
            <Button variant="soft" onClick={() => void retry()}>
              {words("retry")}
            </Button>
          }
        />
      </div>
    </main>
  );
}
