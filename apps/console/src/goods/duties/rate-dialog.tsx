import { saveDutyRate, type DutyRateRow } from "@sampan/contract/goods/duties/staff-duties";
import { Alert, Form, InputNumber } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { isWholeSource, SourceFields } from "./source-fields.tsx";

interface RateDialogProps {
  readonly rate: DutyRateRow;
  readonly onClose: () => void;
}

/** What a region asks of a class from now on; what orders were told stays. */
export function RateDialog({ rate, onClose }: RateDialogProps) {
  const t = useTranslations("consoleDuties");
  const classes = useTranslations("consoleDuties.classes");
  const { region, duty_class, version } = rate;
  const id = useId();
  const [draft, setDraft] = useState({
    low: rate.low_bp / 100,
    high: rate.high_bp / 100,
    source: rate.source,
    address: rate.address,
    read_on: rate.read_on,
  });
  const [refusal, setRefusal] = useState("");
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const saving = useCommand(saveDutyRate, {
    told: t("saved"),
    whenDone: onClose,
    whenRefused: ({ message }) => setRefusal(message),
  });
  const { low, high, ...read } = draft;
  return (
    <Dialog
      width={520}
      title={t("changeOf", { name: classes(duty_class) })}
      okText={t("save")}
      okButtonProps={{
        disabled: low > high || !isWholeSource(read),
        loading: saving.isRunning,
      }}
      onCancel={onClose}
      onOk={() =>
        saving.run({
          ...read,
          region,
          duty_class,
          version,
          low_bp: Math.round(low * 100),
          high_bp: Math.round(high * 100),
        })
      }
    >
      <Form layout="vertical" component="div">
        <div className="row wrap">
          {(["low", "high"] as const).map((end) => (
            <Form.Item key={end} label={t(end)} htmlFor={`${id}-${end}`}>
              <InputNumber<number>
                id={`${id}-${end}`}
                min={0}
                max={100}
                precision={2}
                value={draft[end]}
                onChange={(value) => change({ [end]: value ?? 0 })}
              />
            </Form.Item>
          ))}
        </div>
        <SourceFields value={read} onChange={change} />
        {refusal !== "" && <Alert type="error" message={refusal} />}
      </Form>
    </Dialog>
  );
}
