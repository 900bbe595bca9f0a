import { moveVoyage } from "@sampan/contract/logistics/voyages/staff-voyages";
import type { VoyageEvent } from "@sampan/domain/logistics/voyages/voyage-state";
import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import type { OpenVoyage } from "./open-voyage.ts";
import { readMoment } from "./read-moment.ts";

interface MoveVoyageProps {
  readonly voyage: OpenVoyage;
  readonly event: VoyageEvent;
  readonly onClose: () => void;
}

/** The next step of all its boxes; it can be written down afterwards, at the moment it was. */
export function MoveVoyage({ voyage, event, onClose }: MoveVoyageProps) {
  const t = useTranslations("consoleVoyages");
  const id = useId();
  const [written, setWritten] = useState("");
  const moment = readMoment(written);
  const move = useCommand(moveVoyage, {
    told: t("moved", { number: voyage.name }),
    whenDone: onClose,
  });
  const { number, boxes, parcels } = voyage;
  return (
    <Dialog
      width={440}
      title={t("moveTitle", { act: t(`step.${event}`), number: voyage.name })}
      okText={t(`step.${event}`)}
      okButtonProps={{ disabled: !moment.ok, loading: move.isRunning }}
      onCancel={onClose}
      onOk={() => moment.ok && move.run({ number, event, ...moment.value })}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("moveNote", { boxes, parcels })}</p>
        <Form.Item
          label={t("at")}
          htmlFor={id}
          extra={t("atHint")}
          {...(moment.ok ? {} : { validateStatus: "error", help: t("atWrong") })}
        >
          <Input
            id={id}
            autoComplete="off"
            placeholder="2026-11-25 14:30"
            maxLength={16}
            value={written}
            onChange={(change) => setWritten(change.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
