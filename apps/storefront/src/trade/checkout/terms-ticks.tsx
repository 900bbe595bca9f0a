import { Checkbox } from "@sampan/ui/checkbox";
import { sectionLinkLook } from "@sampan/ui/card";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { Part, PartProblem } from "./checkout-part.tsx";
import type { Checkout } from "./use-checkout.ts";

const ArticleSheet = lazy(async () => ({
  default: (await import("../../shell/article-sheet.tsx")).ArticleSheet,
}));

/** Two ticks, each beside the way to what it accepts. [CHK-09] [CHK-19] [CHK-20] */
export function TermsTicks({
  checkout: { draft, change, wordsOf },
}: {
  readonly checkout: Checkout;
}) {
  const t = useTranslations("settlement");
  const sheet = useSheet();
  const [article, setArticle] = useState<"terms" | "insurance">("terms");
  const read = (id: typeof article): void => {
    setArticle(id);
    sheet.open();
  };
  return (
    <div className="ticks stack gap-1 px-1">
      <Part part="terms">
        <Tick
          label={t("terms")}
          isTicked={draft.accepts_terms}
          onTick={(accepts_terms) => change({ accepts_terms })}
          readLabel={t("readTerms")}
          onRead={() => read("terms")}
          problem={wordsOf("terms")}
        />
      </Part>
      <Part part="claims">
        <Tick
          label={t("claims")}
          isTicked={draft.accepts_claims}
          onTick={(accepts_claims) => change({ accepts_claims })}
          readLabel={t("readClaims")}
          onRead={() => read("insurance")}
          problem={wordsOf("claims")}
        />
      </Part>
      {sheet.wasOpened && (
        <Suspense>
          <ArticleSheet open={sheet.isOpen} id={article} onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly readLabel: string;
  readonly onRead: () => void;
  readonly problem: string | undefined;
}

function Tick({ label, isTicked, onTick, readLabel, onRead, problem }: TickProps) {
  const t = useTranslations("settlement");
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          aria-invalid={problem ? true : undefined}
          className="min-w-0 flex-1 text-xs text-text-2"
        >
          {label}
        </Checkbox>
        <button type="button" aria-haspopup="dialog" onClick={onRead} className={sectionLinkLook}>
          {t("read")} <span className="sr-only">{readLabel}</span>
        </button>
      </div>
      {problem && <PartProblem>{problem}</PartProblem>}
    </>
  );
}
