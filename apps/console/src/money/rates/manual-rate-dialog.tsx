import type { Refused } from "@sampan/client/query";
import { type RateRow, setManualRate } from "@sampan/contract/money/rates/staff-rates";
import { rateBounds } from "@sampan/domain/kernel/settings/rate-bounds";
import { customerRate } from "@sampan/domain/money/rates/customer-rate";
import { formatRate, parseRate } from "@sampan/domain/kernel/money";
import { Form, Input, InputNumber } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { rateText } from "./rate-words.ts";
import type { Rated } from "./rates.ts";

interface ManualRateDialogProps {
  readonly currency: Rated;
  readonly feed: RateRow | null;
  readonly now: RateRow | null;
  readonly margin_bp: number;
  readonly onClose: () => void;
}

/** A rate by hand, with what customers will see before it is set. [BO-34] */
export function ManualRateDialog(props: ManualRateDialogProps) {
  const { currency, feed, now, onClose } = props;
  const t = useTranslations("consoleRates");
  const id = useId();
  const [mid, setMid] = useState(feed ? formatRate(feed.mid_e6) : "");
  const [margin_bp, setMargin] = useState(props.margin_bp);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const set = useCommand(setManualRate, {
    told: t("setDone"),
    whenDone: onClose,
    whenRefused: setRefused,
  });
  const read = parseRate(mid);
  const rate_e6 = read.ok ? customerRate(read.value, margin_bp) : undefined;
  const shown = rate_e6 === undefined ? "–" : rateText(rate_e6, currency);
  return (
    <Dialog
      width={460}
      title={t("setTitle", { currency: t(`currency.${currency}`) })}
      okText={t("setConfirm", { rate: shown })}
      okButtonProps={{ disabled: !read.ok, loading: set.isRunning }}
      onCancel={onClose}
      onOk={() => {
        if (!read.ok) return;
        set.run({
          currency,
          mid_e6: read.value,
          margin_bp,
          ...(from === "" ? {} : { valid_from: from }),
          ...(until === "" ? {} : { valid_until: until }),
        });
      }}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("setConsequence")}</p>
        {refused && (
          <p className="note danger" role="alert">
            {refused.message}
          </p>
        )}
        <div className="rate-fields">
          <Form.Item
            label={t("midField")}
            htmlFor={`${id}-mid`}
            {...(read.ok ? {} : { validateStatus: "error" as const, help: t("notARate") })}
          >
            <Input
              id={`${id}-mid`}
              inputMode="decimal"
              autoComplete="off"
              value={mid}
              onChange={(event) => setMid(event.target.value)}
            />
          </Form.Item>
          <Form.Item label={t("marginField")} htmlFor={`${id}-margin`}>
            <MarginField id={`${id}-margin`} margin_bp={margin_bp} onChange={setMargin} />
          </Form.Item>
          <TimeField id={`${id}-from`} label={t("fromField")} value={from} onChange={setFrom} />
          <TimeField id={`${id}-until`} label={t("untilField")} value={until} onChange={setUntil} />
        </div>
        <Outcome {...{ now, rate_e6, currency }} />
      </Form>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly now: RateRow | null;
  readonly rate_e6: number | undefined;
  readonly currency: Rated;
}

/** What customers will see, and how far that is from now. */
function Outcome({ now, rate_e6, currency }: OutcomeProps) {
  const t = useTranslations("consoleRates");
  if (rate_e6 === undefined) return null;
  return (
    <dl className="sum">
      <dt>{t("customersGet")}</dt>
      <dd className="strong">{rateText(rate_e6, currency)}</dd>
      {now && (
        <>
          <dt className="muted">{t("change", { percent: changeText(now.rate_e6, rate_e6) })}</dt>
          <dd className="muted">{rateText(now.rate_e6, currency)}</dd>
        </>
      )}
    </dl>
  );
}

interface MarginFieldProps {
  readonly id: string;
  readonly margin_bp: number;
  readonly onChange: (margin_bp: number) => void;
}

/** A margin in percent with two decimals, hundredths of a percent behind it. */
export const MarginField = ({ id, margin_bp, onChange }: MarginFieldProps) => (
  <InputNumber<number>
    id={id}
    min={0}
    max={rateBounds.margin_bp_max / 100}
    precision={2}
    step={0.1}
    className="wide-number"
    value={margin_bp / 100}
    onChange={(percent) => onChange(Math.round((percent ?? 0) * 100))}
  />
);

interface TimeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const TimeField = ({ id, label, value, onChange }: TimeFieldProps) => (
  <Form.Item label={label} htmlFor={id}>
    <Input
      id={id}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Form.Item>
);

/** `+1.23%`: how far one rate is from another. */
function changeText(before_e6: number, after_e6: number): string {
  const percent = ((after_e6 - before_e6) / before_e6) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(2)}%`;
}
