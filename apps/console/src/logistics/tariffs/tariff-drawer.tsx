import type { Refused } from "@sampan/client/query";
import {
  saveTariff,
  type TariffGroup,
  type TariffLine,
} from "@sampan/contract/logistics/tariffs/staff-tariffs";
import { Button, Drawer, Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { MomentFields } from "../../kit/moment-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { LineChoice } from "./line-choice.tsx";
import { wholeTerms, type DraftOf } from "./tariff-draft.ts";
import { TariffPreview } from "./tariff-preview.tsx";
import { useTariffWords } from "./tariff-words.ts";
import { TermsFields } from "./terms-fields.tsx";
import { useDraft } from "./use-draft.ts";

interface TariffDrawerProps {
  readonly draft: DraftOf;
  /** The lines there are, where a new one is written. */
  readonly known: readonly TariffLine[] | undefined;
  readonly groups: readonly TariffGroup[];
  readonly onClose: () => void;
}

/** A version as it is written, tried on the bills of a month before it can be saved. [BO-42] */
export function TariffDrawer({ draft, known, groups, onClose }: TariffDrawerProps) {
  const t = useTranslations("consoleTariffs");
  const words = useTariffWords(groups);
  const regions = useTranslations("consoleWords.region");
  const { line, begunAs, terms, choose, write } = useDraft(draft, known);
  const [reason, setReason] = useState("");
  const [moment, setMoment] = useState<string>();
  /** The version that the preview on the screen speaks of. */
  const [tried, setTried] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const save = useCommand(saveTariff, {
    told: t(moment === undefined ? "form.saved" : "form.plannedDone"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const { region, group, version, currency } = line;
  const whole = wholeTerms(terms);
  const wished = whole && { ...nameOf(line), ...whole };
  const isTried = wished !== undefined && tried === JSON.stringify(wished);
  const planned = moment === undefined ? {} : { starts_at: moment.replace("T", " ") };
  return (
    <Drawer
      open
      size={600}
      title={known ? t("newTitle") : t("title", { line: words.name(line) })}
      onClose={onClose}
      footer={
        <div className="row wrap">
          <Button
            type="primary"
            disabled={!isTried || moment === "" || reason.trim() === ""}
            loading={save.isRunning}
            onClick={() => wished && save.run({ ...wished, ...planned, reason, version })}
          >
            {t(moment === undefined ? "form.save" : "form.savePlan")}
          </Button>
          {!isTried && <span className="muted">{t(wished ? "preview.first" : "form.unread")}</span>}
        </div>
      }
    >
      <Form layout="vertical" component="div">
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        {known && <LineChoice {...{ line, known, groups }} onChange={choose} />}
        {group !== null && <p className="note">{t("form.groupCloses")}</p>}
        <TermsFields key={begunAs} terms={terms} currency={currency} change={write} />
        <MomentFields
          words={{
            when: t("form.when"),
            atOnce: t("form.atOnce"),
            later: t("form.later"),
            moment: t("form.moment"),
          }}
          clocks={t("form.clocks", { region: regions(region) })}
          moment={moment}
          onChange={setMoment}
        />
        <Reason value={reason} onChange={setReason} />
        {wished && <TariffPreview wished={wished} isTried={isTried} onTried={setTried} />}
      </Form>
    </Drawer>
  );
}

const nameOf = ({ region, transport, tariff_class, group, is_tax_included }: DraftOf) => ({
  region,
  transport,
  tariff_class,
  group,
  is_tax_included,
});

interface ReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Reason({ value, onChange }: ReasonProps) {
  const t = useTranslations("consoleTariffs.form");
  const id = useId();
  return (
    <Form.Item label={t("reason")} htmlFor={id}>
      <Input
        id={id}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form.Item>
  );
}
