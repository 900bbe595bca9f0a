import { saveFile } from "@sampan/client/save-file";
import type { OwnChange } from "@sampan/contract/money/ledger/own-books";
import type { OwnedKind } from "@sampan/domain/money/ledger/ledger";
import { ChipButton } from "@sampan/ui/chip";
import { IconButton } from "@sampan/ui/icon-button";
import { BackIcon } from "@sampan/ui/icons-controls";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";
import { csvOfBook } from "./csv-of-book.ts";
import { monthBeside } from "./month-beside.ts";
import type { ReadBook } from "./use-book.ts";

const columns = ["id", "acc_time", "remark", "tid", "amount", "balance"] as const;

interface MonthBarProps {
  readonly facts: ReadBook["facts"];
  readonly kind: OwnedKind;
  readonly changes: readonly OwnChange[];
  readonly onMonth: (month: string) => void;
}

/** The month that is shown, the ones beside it, and its changes as a file for spreadsheets. */
export function MonthBar({ facts, kind, changes, onMonth }: MonthBarProps) {
  const t = useTranslations("books");
  const { month, first_month, last_month } = facts;
  const save = () => {
    const head = columns.map((name) => t(`columns.${name}`));
    const ends = { opening: t("opening"), closing: t("closing") };
    saveFile(`sampan-${kind}-${month}.csv`, csvOfBook(facts, changes, { head, ...ends }));
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={t("earlier")}
          disabled={month <= first_month}
          onClick={() => onMonth(monthBeside(month, -1))}
        >
          <BackIcon />
        </IconButton>
        <h2 className="min-w-20 text-center font-[650] tabular-nums" aria-live="polite">
          {month}
        </h2>
        <IconButton
          label={t("later")}
          disabled={month >= last_month}
          onClick={() => onMonth(monthBeside(month, 1))}
        >
          <ForwardIcon />
        </IconButton>
      </div>
      <ChipButton pressed={false} aria-pressed={undefined} onClick={save}>
        {t("save")}
      </ChipButton>
    </div>
  );
}
