import { callApi } from "@sampan/client/call-api";
import { tellWhetherHelped } from "@sampan/contract/shop/content";
import { Button, buttonLook } from "@sampan/ui/button";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";

interface DidThisHelpProps {
  readonly id: string;
  readonly version: number;
}

/** Asks whether a text helped; who says so is not kept. Whom it did not help asks us. */
export function DidThisHelp({ id, version }: DidThisHelpProps) {
  const t = useTranslations("articles.helped");
  const ask = useTranslations("workOrders");
  const tellFault = useTellFault();
  const telling = useMutation({
    mutationFn: (helped: 0 | 1) => callApi(tellWhetherHelped, { id, version, helped }),
    onError: tellFault,
  });
  const said = telling.isSuccess ? telling.variables : undefined;
  return (
    <section
      aria-label={t("question")}
      // As high before the answer as after it.
      className="mx-(--gutter) mb-6 grid min-h-28 content-center gap-2 border-t border-line pt-4"
    >
      <p role="status" className="font-[650]">
        {said === undefined ? t("question") : said === 1 ? t("thanks") : t("sorry")}
      </p>
      <div className="flex min-h-11 flex-wrap gap-3">
        {said === undefined &&
          ([1, 0] as const).map((helped) => (
            <Button
              key={helped}
              variant="soft"
              busy={telling.isPending && telling.variables === helped}
              onClick={() => telling.mutate(helped)}
            >
              {helped === 1 ? t("yes") : t("no")}
            </Button>
          ))}
        {said === 0 && (
          <Link {...ownPathTo.askUs()} className={buttonLook({ variant: "soft" })}>
            {ask("ask")}
          </Link>
        )}
      </div>
    </section>
  );
}
