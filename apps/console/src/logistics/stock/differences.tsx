import { noteDifference, type StockCount } from "@sampan/contract/logistics/stock/staff-stock";
import { outcomesOf, type StockOutcome } from "@sampan/domain/logistics/stock/stock-count";
import { Link } from "@tanstack/react-router";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { Tag } from "../../kit/tag.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { pathTo } from "../../paths.ts";

type Difference = StockCount["differences"][number];

const tones = { missing: "danger", misplaced: "warn", gone: "warn", unknown: "warn" } as const;

/** What a count and our record disagree about, each with what became of it and who looks after it. */
export function Differences({ count }: { readonly count: StockCount }) {
  const t = useTranslations("consoleStock.count");
  const { differences } = count;
  return (
    <Panel title={t("differencesCount", { count: differences.length })}>
      <ul className="differences">
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            difference={difference}
            isFixed={count.state === "settled"}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly isFixed: boolean;
}

function DifferenceRow({ difference, isFixed }: DifferenceRowProps) {
  const t = useTranslations("consoleStock.count");
  const { id, kind, number, shelf, owner } = difference;
  const [outcome, setOutcome] = useState<StockOutcome>(difference.outcome ?? outcomesOf[kind][0]);
  const [note, setNote] = useState(difference.note);
  const say = useCommand(noteDifference, { told: t("noted", { number }) });
  return (
    <li aria-label={number}>
      <Tag tone={tones[kind]} icon="warn">
        {t(`kinds.${kind}`)}
      </Tag>
      <b>{number}</b>
      <span className="muted">{shelf === "" ? "" : t("onRecord", { shelf })}</span>
      {kind === "unknown" && (
        <Link {...pathTo.receive(number)}>{t(difference.is_awaited ? "receive" : "keep")}</Link>
      )}
      <span className="grow" />
      {isFixed ? (
        <span>
          {difference.outcome && t(`outcomes.${difference.outcome}`)} · {note} · {owner}
        </span>
      ) : (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim() !== "") say.run({ id, outcome, note: note.trim() });
          }}
        >
          <Segmented<StockOutcome>
            aria-label={t("outcomeOf", { number })}
            size="small"
            value={outcome}
            onChange={setOutcome}
            options={outcomesOf[kind].map((one) => ({ value: one, label: t(`outcomes.${one}`) }))}
          />
          <Input
            aria-label={t("noteOf", { number })}
            className="difference-note"
            maxLength={200}
            placeholder={t("note")}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <span className="small-text faint">{owner}</span>
          <Button htmlType="submit" disabled={note.trim() === ""} loading={say.isRunning}>
            {t("say")}
          </Button>
        </form>
      )}
    </li>
  );
}
