import { List } from "@sampan/ui/list-row";
import { PageHeader } from "@sampan/ui/page-header";
import { EmptyState, LoadingRegion, Skeleton } from "@sampan/ui/states";
import { Tabs } from "@sampan/ui/tabs";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { ListEnd } from "../../shell/list-end.tsx";
import { ReadAnew } from "../../shell/read-anew.tsx";
import { type BookAsked, bookKinds, bookQuery } from "./book-query.ts";
import { BookRow } from "./book-row.tsx";
import { LastClose } from "./last-close.tsx";
import { MonthBar } from "./month-bar.tsx";
import { useBook } from "./use-book.ts";
import { Verdict } from "./verdict.tsx";

const panelId = "book";

/** A customer's own accounts, month by month, added up again in front of them. [WAL-50] [WAL-51] */
export function BookPage({ asked }: { readonly asked: BookAsked }) {
  const t = useTranslations("books");
  const navigate = useNavigate();
  const show = (next: BookAsked) => void navigate({ ...ownPathTo.book(next), replace: true });
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack px-(--gutter) pb-4">
        <Tabs
          label={t("accounts")}
          tabs={bookKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={asked.kind}
          onChange={(kind) => show({ ...asked, kind })}
          panelId={panelId}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${asked.kind}`}>
          <Book asked={asked} onMonth={(month) => show({ ...asked, month })} />
        </div>
      </div>
    </main>
  );
}

interface BookProps {
  readonly asked: BookAsked;
  readonly onMonth: (month: string) => void;
}

function Book({ asked, onMonth }: BookProps) {
  const t = useTranslations("books");
  const book = useBook(asked);
  if (!book) return <BookLoading />;
  const { list, facts, changes, readded } = book;
  return (
    <ReadAnew of={bookQuery(asked)} className="stack">
      <MonthBar facts={facts} kind={asked.kind} changes={changes} onMonth={onMonth} />
      <Verdict facts={facts} readded={readded} />
      {changes.length === 0 ? (
        <EmptyState title={t("empty.title")} body={t("empty.body")} />
      ) : (
        <div>
          <List className="mb-3">
            {changes.map((change) => (
              <BookRow
                key={change.id}
                change={change}
                currency={facts.currency}
                isWrong={readded?.agrees === false && readded.at === change.id}
              />
            ))}
          </List>
          <ListEnd list={list}>
            <BookLoading />
          </ListEnd>
        </div>
      )}
      <LastClose facts={facts} />
    </ReadAnew>
  );
}

function BookLoading() {
  const t = useTranslations("books");
  return (
    <LoadingRegion label={t("loading")}>
      <div className="stack">
        <Skeleton className="h-11 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </LoadingRegion>
  );
}
