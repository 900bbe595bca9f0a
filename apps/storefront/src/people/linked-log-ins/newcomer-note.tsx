import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { Button } from "@sampan/ui/button";
import { Card } from "@sampan/ui/card";
import { useTranslations } from "use-intl";
import type { ProvenNewcomer } from "./newcomer.ts";

interface NewcomerNoteProps {
  readonly newcomer: ProvenNewcomer;
  readonly onLeave: () => void;
}

/** Says that the account to be made opens with an account elsewhere, and that one can do without. */
export function NewcomerNote({ newcomer: { provider, name }, onLeave }: NewcomerNoteProps) {
  const t = useTranslations("linkedLogIns.newcomer");
  const values = { provider: logInProviderNames[provider], name };
  return (
    <Card className="stack gap-2 bg-brand-soft text-on-brand-soft">
      <p className="font-[650]">{t(name ? "titleNamed" : "title", values)}</p>
      <p>{t("body", values)}</p>
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={onLeave}>
        {t("without", values)}
      </Button>
    </Card>
  );
}
