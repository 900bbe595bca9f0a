import type { MyData } from "@sampan/contract/people/personal-data";
import { Card } from "@sampan/ui/card";
import { formatMinute } from "@sampan/ui/format/dates";
import { List } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { DataCopy } from "./data-copy.tsx";
import { myDataQuery } from "./people-queries.ts";

/** While a copy is being made, the page looks again by itself. */
const lookAgain_ms = 3_000;

/** A copy of everything stored, and who of the staff opened the identity data, when and why. [BO-46] */
export function MyDataPage() {
  const t = useTranslations("people.data");
  const { data } = useSuspenseQuery({
    ...myDataQuery,
    refetchInterval: ({ state }) =>
      state.data?.data.export.state === "asked" ? lookAgain_ms : false,
  }).data;
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-6 px-(--gutter) pt-1 pb-6">
        <DataCopy copy={data.export} />
        <Openings openings={data.openings} />
      </div>
    </main>
  );
}

function Openings({ openings }: { readonly openings: MyData["openings"] }) {
  const t = useTranslations("people.data.openings");
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack gap-2">
      <h2 id={id} className="text-md font-[650]">
        {t("title")}
      </h2>
      <p className="text-xs text-pretty text-text-3">{t("body")}</p>
      {openings.length === 0 ? (
        <Card className="text-center text-text-2">{t("none")}</Card>
      ) : (
        <List>
          {openings.map(({ opened_at, kind, purpose, by }) => (
            <li key={`${opened_at} ${kind} ${by}`} className="px-4 py-3">
              <p className="break-words">{t(`purpose.${purpose}`, { what: t(`kind.${kind}`) })}</p>
              <p className="text-xs text-text-3 tabular-nums">
                {t("when", { time: formatMinute(opened_at), name: by })}
              </p>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
