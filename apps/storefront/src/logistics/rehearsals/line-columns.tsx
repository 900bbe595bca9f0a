import { formatAmount } from "@sampan/domain/kernel/money";
import { Card } from "@sampan/ui/card";
import { formatKilograms } from "@sampan/domain/kernel/format-measures";
import { SumList, SumTotal } from "@sampan/ui/sum-list";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { kindOf } from "../../goods/shippability/kind-of.ts";
import { explainedOf } from "@sampan/domain/trade/charges/explained-of";
import { SumRows } from "../../sums/sum-rows.tsx";
import { drawingOf } from "../freight/drawings.tsx";
import type { RehearsedLine } from "./rehearsal-queries.ts";
import type { RehearsalForm } from "./use-rehearsal.ts";

/** Amounts stand without their symbol here: the card says the currency once. */
const plain = (cents: number): string => formatAmount(cents, "CNY").replaceAll(/[^\d.,−-]/gu, "");

const rowNames = ["charged", "international", "local", "others"] as const;

/** Every open line side by side, as the bill would be by it; the chosen one opens into its sum. [CONS-05] [FRT-10] */
export function LineColumns({ form }: { readonly form: RehearsalForm }) {
  const t = useTranslations("rehearsal");
  const { box, line } = form;
  const name = useId();
  if (!box) return null;
  const hasOthers = box.lines.some(({ quote }) => quote !== null && othersOf(quote) !== 0);
  const rows = rowNames.slice(0, hasOthers ? 4 : 3);
  return (
    <Card as="section" padded={false} className="py-2 pr-2 pl-3">
      <fieldset className="min-w-0 overflow-x-auto">
        <legend className="sr-only">{t("line")}</legend>
        <div
          className="grid gap-x-0.5"
          style={{
            gridTemplateColumns: `minmax(3.5rem,auto) repeat(${box.lines.length}, minmax(min-content, 1fr))`,
            gridTemplateRows: `auto repeat(${rows.length}, minmax(26px, auto)) minmax(40px, auto)`,
          }}
        >
          <div aria-hidden="true" className="row-[1/-1] grid grid-rows-subgrid pr-1.5">
            <span className="self-center leading-tight font-semibold">{t("line")}</span>
            {rows.map((row) => (
              <span key={row} className="self-center text-xs leading-tight text-text-3">
                {t(`rows.${row}`)}
              </span>
            ))}
            <span className="grid items-center border-t border-line text-xs font-semibold">
              {t("rows.total")}
            </span>
          </div>
          {box.lines.map((one) => (
            <Column
              key={one.transport}
              line={one}
              name={name}
              hasOthers={hasOthers}
              isChosen={one.transport === line?.transport}
              onChoose={() => form.chooseLine(one.transport)}
            />
          ))}
        </div>
      </fieldset>
      {box.lines.map((one) => (
        <Refused key={one.transport} line={one} />
      ))}
    </Card>
  );
}

const othersOf = ({ total, international, local }: NonNullable<RehearsedLine["quote"]>): number =>
  total - international - local;

interface ColumnProps {
  readonly line: RehearsedLine;
  readonly name: string;
  readonly hasOthers: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const columnLook = [
  "relative row-[1/-1] grid grid-rows-subgrid rounded-[10px] text-center tabular-nums",
  "has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1.5px_var(--brand)]",
  "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
].join(" ");

function Column({ line, name, hasOthers, isChosen, onChoose }: ColumnProps) {
  const t = useTranslations("rehearsal");
  const ways = useTranslations("shippability");
  const { transport, days_min: min, days_max: max, quote } = line;
  const amounts = quote
    ? [
        `${formatKilograms(quote.chargeable_g)} kg`,
        plain(quote.international),
        plain(quote.local),
        ...(hasOthers ? [plain(othersOf(quote))] : []),
      ]
    : Array.from({ length: hasOthers ? 4 : 3 }, () => "–");
  return (
    <label className={`${columnLook} ${quote ? "" : "opacity-60"}`}>
      <input
        type="radio"
        name={name}
        value={transport}
        checked={isChosen}
        disabled={!quote}
        onChange={onChoose}
        className="absolute inset-0 appearance-none"
      />
      <span className="grid content-center justify-items-center py-2 text-text-2">
        <span className="text-brand">{drawingOf(transport)}</span>
        <span className="leading-tight font-[650] text-text">{ways(`kinds.${kindOf(line)}`)}</span>
        <span className="text-xs">{ways("days", { min, max })}</span>
      </span>
      {amounts.map((amount, at) => (
        <span key={rowNames[at]} className="self-center text-xs">
          {amount}
        </span>
      ))}
      <span className="grid items-center border-t border-line font-[650]">
        {quote ? plain(quote.total) : t("notThisWay")}
      </span>
    </label>
  );
}

/** Why a line does not take the box, under its column's name. */
function Refused({ line }: { readonly line: RehearsedLine }) {
  const t = useTranslations("rehearsal");
  const ways = useTranslations("shippability");
  if (line.refusal === null) return null;
  return (
    <p className="px-1 pt-2 text-xs text-text-2">
      {t("refused", { line: ways(`kinds.${kindOf(line)}`), reason: line.refusal })}
    </p>
  );
}

/** How the chosen line's amount comes about. */
export function ChosenSum({ form }: { readonly form: RehearsalForm }) {
  const t = useTranslations("rehearsal");
  const { box, line } = form;
  if (!box || !line?.quote) return null;
  const { currency } = box;
  const { entries, total, beside_tids } = line.quote;
  return (
    <Card as="section" aria-label={t("sum")}>
      <h2 className="mb-2 font-[650]">{t("sum")}</h2>
      <SumList>
        <SumRows
          rows={entries.map(explainedOf)}
          context={{
            currency,
            pieces: 0,
            insurance: 0,
            transport: line.transport,
            carrier: undefined,
          }}
        />
        <SumTotal label={t("rows.total")} cents={total} currency={currency} />
      </SumList>
      {beside_tids.length > 0 && (
        <p className="mt-3 text-xs break-words text-text-2">
          {t("beside", { count: beside_tids.length, tids: beside_tids.join("、") })}
        </p>
      )}
    </Card>
  );
}
