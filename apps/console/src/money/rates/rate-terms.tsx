import type { Refused } from "@sampan/client/query";
import { changeRateTerms } from "@sampan/contract/money/rates/staff-rates";
import { rateBounds } from "@sampan/domain/kernel/settings/rate-bounds";
import { Button, Form, InputNumber } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "../../kit/panel.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { useConfirm } from "../../kit/use-confirm.ts";
import { MarginField } from "./manual-rate-dialog.tsx";
import { percentText } from "./rate-words.ts";
import type { Rates } from "./rates.ts";

type Terms = Rates["terms"];

/** What is added to the market, and how long a rate is held. [BO-34] */
export function RateTerms({ terms }: { readonly terms: Terms }) {
  const t = useTranslations("consoleRates");
  const confirm = useConfirm();
  const [base, setBase] = useState(terms);
  const [draft, setDraft] = useState(terms);
  // What somebody else saved shows at once, unless something is being typed over it.
  if (!areSame(terms, base)) {
    setBase(terms);
    if (areSame(draft, base)) setDraft(terms);
  }
  const [refused, setRefused] = useState<Refused>();
  const change = useCommand(changeRateTerms, { told: t("termsSaved"), whenRefused: setRefused });
  const changes = useChanges(terms, draft);
  return (
    <Panel
      title={t("terms")}
      isPadded
      foot={
        <>
          <span className="grow" />
          <Button
            type="primary"
            disabled={changes === ""}
            loading={change.isRunning}
            onClick={() =>
              confirm({
                title: t("termsTitle"),
                consequence: t("termsConsequence", { changes }),
                confirm: t("saveTerms"),
                then: () => change.run({ terms: draft, seen: terms }),
              })
            }
          >
            {t("saveTerms")}
          </Button>
        </>
      }
    >
      <Form layout="vertical" component="div">
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <p className="small-text muted">{t("termsHint")}</p>
        <TermsFields terms={draft} onChange={setDraft} />
      </Form>
    </Panel>
  );
}

interface TermsFieldsProps {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const t = useTranslations("consoleRates");
  const id = useId();
  return (
    <div className="rate-fields">
      <Form.Item
        label={t("termMargin", { most: rateBounds.margin_bp_max / 100 })}
        htmlFor={`${id}-margin`}
      >
        <MarginField
          id={`${id}-margin`}
          margin_bp={terms.margin_bp}
          onChange={(margin_bp) => onChange({ ...terms, margin_bp })}
        />
      </Form.Item>
      <Form.Item
        label={t("termMinutes", {
          least: rateBounds.quote_minutes_min,
          most: rateBounds.quote_minutes_max,
        })}
        htmlFor={`${id}-minutes`}
      >
        <InputNumber<number>
          id={`${id}-minutes`}
          className="wide-number"
          min={rateBounds.quote_minutes_min}
          max={rateBounds.quote_minutes_max}
          precision={0}
          value={terms.quote_minutes}
          onChange={(minutes) =>
            onChange({ ...terms, quote_minutes: minutes ?? terms.quote_minutes })
          }
        />
      </Form.Item>
    </div>
  );
}

const areSame = (one: Terms, other: Terms): boolean =>
  one.margin_bp === other.margin_bp && one.quote_minutes === other.quote_minutes;

/** What would change, from what to what; empty for nothing. */
function useChanges(old: Terms, next: Terms): string {
  const t = useTranslations("consoleRates");
  const margin =
    old.margin_bp === next.margin_bp
      ? []
      : [`${t("margin")} ${percentText(old.margin_bp)}% → ${percentText(next.margin_bp)}%`];
  const minutes =
    old.quote_minutes === next.quote_minutes
      ? []
      : [`${t("terms")} ${old.quote_minutes} → ${next.quote_minutes}`];
  return [...margin, ...minutes].join("；");
}
