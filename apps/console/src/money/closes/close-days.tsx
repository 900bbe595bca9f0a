import type { OutputOf } from "@sampan/contract/kernel/call";
import type { listCloses } from "@sampan/contract/money/staff-closes";
import { formatDay } from "@sampan/ui/format/dates";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";

type Days = OutputOf<typeof listCloses>["datalist"];

/** The latest closed days, each the way to its figures. */
export function CloseDays({ days, shown }: { readonly days: Days; readonly shown: string }) {
  const t = useTranslations("consoleCloses");
  return (
    <nav className="close-days" aria-label={t("days")}>
      {days.map(({ day, books }) => (
        <Link
          key={day}
          to="/close"
          search={{ day }}
          className="tile"
          aria-current={day === shown ? "page" : undefined}
        >
          <span>{formatDay(day)}</span>
          <StateOfDay books={books} />
        </Link>
      ))}
    </nav>
  );
}

function StateOfDay({ books }: Pick<Days[number], "books">) {
  const t = useTranslations("consoleCloses");
  if (books.some(({ is_proved }) => !is_proved))
    return (
      <Tag tone="danger" icon="warn">
        {t("unproved")}
      </Tag>
    );
  return (
    <Tag tone="ok" icon="check">
      {t("proved")}
    </Tag>
  );
}
