import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import { useConfirmStore } from "./use-choose-way.ts";

/** The store that was chosen on the map is taken once its chain has been asked whether it is there. */
export function ConfirmStore({ tid, visit }: { readonly tid: string; readonly visit: string }) {
  const t = useTranslations("lastMile");
  const confirming = useConfirmStore(tid);
  return (
    <Card as="section" aria-label={t("confirm")}>
      <p>{t("confirmHint")}</p>
      <Button
        variant="action"
        className="mt-3 w-full"
        busy={confirming.isPending}
        onClick={() => confirming.mutate(visit)}
      >
        {t("confirm")}
      </Button>
    </Card>
  );
}
