import { query } from "@sampan/client/query";
import { listCloses, readClose } from "@sampan/contract/money/staff-closes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { Nothing } from "../../kit/nothing.tsx";
import { BooksPanel } from "./books-panel.tsx";
import { CloseDays } from "./close-days.tsx";
import { DifferencesPanel } from "./differences-panel.tsx";
import { MovementsPanel } from "./movements-panel.tsx";
import { Proofs } from "./proof-panel.tsx";
import { SealPanel } from "./seal-panel.tsx";
import "./closes.css";

const route = getRouteApi("/frame/close");

/** What customers hold beside what is held for them, day by day, and where the books disagree. */
export function CloseDesk() {
  const t = useTranslations("consoleCloses");
  const { day } = route.useSearch();
  const asked = useQuery({
    ...query(listCloses, {}, { asksLogin: true }),
    refetchInterval: 60_000,
  });
  return (
    <div className="desk">
      <Loaded asked={asked} skeletonRows={10}>
        {({ datalist }) => {
          const shown = day ?? datalist[0]?.day;
          if (shown === undefined)
            return (
              <section className="panel">
                <Nothing title={t("empty")} body={t("emptyBody")} />
              </section>
            );
          return (
            <>
              <CloseDays days={datalist} shown={shown} />
              <ClosedDay day={shown} />
            </>
          );
        }}
      </Loaded>
      <DifferencesPanel />
    </div>
  );
}

function ClosedDay({ day }: { readonly day: string }) {
  const asked = useQuery({
    ...query(readClose, { day }, { asksLogin: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded asked={asked} skeletonRows={8}>
      {({ data }) => (
        <>
          <div className="close-books">
            {data.books.map((books) => (
              <BooksPanel key={books.currency} books={books} />
            ))}
          </div>
          <div className="close-books close-proofs">
            {data.books.map((books) => (
              <Proofs key={books.currency} books={books} />
            ))}
          </div>
          <MovementsPanel key={data.day} books={data.books} />
          <SealPanel seal={data.seal} />
        </>
      )}
    </Loaded>
  );
}
