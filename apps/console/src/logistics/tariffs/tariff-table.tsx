import type {
  TariffGroup,
  TariffLine,
  TariffTerms,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { formatMinute } from "@sampan/ui/format/dates";
import { Button, Table, type TableColumnsType } from "antd";
import { useTranslations } from "use-intl";
import { Tag } from "../../kit/tag.tsx";
import { wideTable } from "../../kit/wide-table.ts";
import { type DraftOf, keyOf } from "./tariff-draft.ts";
import { useTariffWords } from "./tariff-words.ts";

interface TariffTableProps {
  readonly lines: readonly TariffLine[];
  readonly groups: readonly TariffGroup[];
  readonly onChange: (draft: DraftOf) => void;
  /** Of the line that `keyOf` calls so. */
  readonly onHistory: (name: string) => void;
}

/** What holds of each line now; what is planned is marked. */
export function TariffTable({ lines, groups, onChange, onHistory }: TariffTableProps) {
  return (
    <Table<TariffLine>
      rowKey={keyOf}
      size="small"
      pagination={false}
      {...wideTable}
      columns={useColumns({ groups, onChange, onHistory })}
      dataSource={[...lines]}
    />
  );
}

function useColumns({
  groups,
  onChange,
  onHistory,
}: Omit<TariffTableProps, "lines">): TableColumnsType<TariffLine> {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords(groups);
  const lined = (say: (terms: TariffTerms, line: TariffLine) => readonly string[]) =>
    function Lined(_: unknown, line: TariffLine) {
      return line.in_force && <Lines lines={say(line.in_force.terms, line)} />;
    };
  return [
    { title: t("col.line"), render: (_, line) => <LineName line={line} /> },
    { title: t("col.group"), render: (_, line) => words.group(line) },
    { title: t("col.price"), render: lined((terms, { currency }) => words.price(terms, currency)) },
    { title: t("col.fees"), render: lined((terms, { currency }) => words.fees(terms, currency)) },
    { title: t("col.weight"), render: lined(words.weight) },
    { title: t("col.limits"), render: lined(words.limits) },
    { title: t("col.days"), render: lined((terms) => [words.days(terms)]) },
    { title: t("col.since"), render: (_, line) => <Since line={line} /> },
    {
      render: (_, line) => {
        const name = words.name(line);
        return (
          <div className="row">
            <Button
              size="small"
              aria-label={t("title", { line: name })}
              onClick={() => onChange({ ...line, terms: termsOf(line) })}
            >
              {t("change")}
            </Button>
            <Button
              size="small"
              type="link"
              aria-label={t("history", { line: name })}
              onClick={() => onHistory(keyOf(line))}
            >
              {t("historyShort")}
            </Button>
          </div>
        );
      },
    },
  ];
}

/** What a change starts from: what holds, or of a line that has not begun what is planned. */
function termsOf({ in_force, versions }: TariffLine): TariffTerms {
  const terms = in_force?.terms ?? versions[0]?.terms;
  if (!terms) throw new Error("a line of the tariff has a version");
  return terms;
}

function LineName({ line }: { readonly line: TariffLine }) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords();
  return (
    <>
      <p className="strong">{words.way(line)}</p>
      <p className="row wrap">
        {line.in_force && !line.in_force.terms.is_open && <Tag tone="warn">{t("closed")}</Tag>}
        {!line.is_taken && <Tag tone="warn">{t("notTaken")}</Tag>}
      </p>
    </>
  );
}

function Since({ line: { in_force, versions } }: { readonly line: TariffLine }) {
  const t = useTranslations("consoleTariffs");
  const planned = versions.findLast(({ state }) => state === "planned");
  return (
    <>
      {in_force && (
        <p>{in_force.starts_at === "" ? t("sinceEver") : formatMinute(in_force.starts_at)}</p>
      )}
      {planned && (
        <Tag tone="action">{t("planned", { time: formatMinute(planned.starts_at) })}</Tag>
      )}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="tariff-lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
