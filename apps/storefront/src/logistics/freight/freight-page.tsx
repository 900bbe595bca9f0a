import { wordsIn } from "@sampan/locales/words-in";
import { PageHeader } from "@sampan/ui/page-header";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { useConfiguration } from "../../shell/configuration.ts";
import { askedBy, draftOf, type FreightSearch } from "./asked-freight.ts";
import { FreightForm } from "./freight-form.tsx";
import { FreightAnswer } from "./freight-answer.tsx";

/** What a parcel comes to, before anybody sends one: the form, and every line beside each other. [RT-99] [FRT-08] */
export function FreightPage({ search }: { readonly search: FreightSearch }) {
  const t = useTranslations("freight");
  const navigate = useNavigate();
  const [hasAsked, setAsked] = useState(false);
  const asked = askedBy(search);
  const address = JSON.stringify(search);
  return (
    <main id="content" className="wide-page">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="split side-first stack gap-4 px-(--gutter) pt-1 pb-6">
        <div className="stack gap-4">
          <Whereto />
          <FreightForm
            key={address}
            draft={draftOf(search)}
            onAsk={async (next) => {
              setAsked(true);
              await navigate({ ...ownPathTo.freightOf(next), resetScroll: false });
            }}
          />
        </div>
        {asked && (
          <AnswerPlace key={address} comesInView={hasAsked}>
            <FreightAnswer asked={asked} />
          </AnswerPlace>
        )}
      </div>
    </main>
  );
}

interface AnswerPlaceProps {
  /** Off for an address that was opened: people begin at its top. */
  readonly comesInView: boolean;
  readonly children: ReactNode;
}

/** Below a form that fills a phone, the answer to what was just asked comes into view, and is read out. */
function AnswerPlace({ comesInView, children }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!comesInView) return;
    place.current?.scrollIntoView({ block: "start" });
    place.current?.focus({ preventScroll: true });
  }, [comesInView]);
  return (
    <div ref={place} tabIndex={-1} className="stack scroll-mt-4 gap-4 outline-none">
      {children}
    </div>
  );
}

/** Where it goes, and the way to another region. */
function Whereto() {
  const t = useTranslations("freight");
  const names = useTranslations("accounts.regions");
  const fees = useTranslations("fees");
  const language = useLocale();
  const { region, options } = useConfiguration();
  const warehouses = options.warehouses.map(({ name }) => wordsIn(language, name).text);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-text-2">
      <span>{t("region", { region: names(region), warehouses: warehouses.join(" · ") })}</span>
      <Link {...pathTo.settings} className="tap font-semibold text-brand">
        {t("change")}
      </Link>
      <Link {...ownPathTo.fees} className="tap font-semibold text-brand">
        {fees("title")}
      </Link>
    </p>
  );
}
