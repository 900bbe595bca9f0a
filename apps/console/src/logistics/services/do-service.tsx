import { moveService, type ServiceToDo } from "@sampan/contract/logistics/services/staff-services";
import { isPictured, picturesNeeded } from "@sampan/domain/logistics/services/service-kinds";
import { Button, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ReasonDialog } from "../../kit/reason-dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { PhotosPanel } from "../warehouse/photos-panel.tsx";
import "../warehouse/warehouse.css";

/** What is written down about a service that is done, until it is sent. */
export function useDoing({ number, service }: ServiceToDo) {
  const t = useTranslations("consoleServices");
  const [note, setNote] = useState("");
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [isDeclining, setIsDeclining] = useState(false);
  const move = useCommand(moveService, {
    told: t("done"),
    whenDone: () => setIsDeclining(false),
  });
  return {
    note,
    setNote,
    photos,
    setPhotos,
    isDeclining,
    setIsDeclining,
    needed: picturesNeeded(service),
    isRunning: move.isRunning,
    accept: () => move.run({ number, event: "accept" }),
    finish: () => move.run({ number, event: "finish", note: note.trim(), photos: [...photos] }),
    decline: (reason: string) => move.run({ number, event: "decline", note: reason }),
  };
}

interface DoingProps {
  readonly service: ServiceToDo;
  readonly doing: ReturnType<typeof useDoing>;
}

/** What was found, in words for its owner, and in pictures where they show it. */
export function DoingForm({ service: { service, tid, acts }, doing }: DoingProps) {
  const t = useTranslations("consoleServices");
  const id = useId();
  const { photos, needed } = doing;
  if (!acts.includes("finish")) return null;
  return (
    <>
      <label htmlFor={id} className="strong">
        {t("note")}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={200}
        value={doing.note}
        onChange={(event) => doing.setNote(event.target.value)}
      />
      {isPictured(service) && (
        <>
          {photos.length === 0 && (
            <p className="small-text muted">{t(needed > 0 ? "needPhoto" : "wantPhoto")}</p>
          )}
          <PhotosPanel
            number={tid}
            demanded={needed}
            photos={photos}
            onAdd={(url) => doing.setPhotos((before) => [...before, url])}
            onChange={(change) => doing.setPhotos(change.photos)}
          />
        </>
      )}
    </>
  );
}

/** The steps: that it is done, that it may be done, or that it is declined for a reason. */
export function DoingFoot({ service: { service, acts }, doing }: DoingProps) {
  const t = useTranslations("consoleServices");
  const { photos, needed, isRunning } = doing;
  if (acts.length === 0) return null;
  const main = { type: "primary", size: "large", loading: isRunning } as const;
  return (
    <footer>
      <Button danger onClick={() => doing.setIsDeclining(true)}>
        {t("decline")}
      </Button>
      <span className="grow" />
      {acts.includes("accept") && (
        <Button {...main} onClick={doing.accept}>
          {t("accept")}
        </Button>
      )}
      {acts.includes("finish") && (
        <Button {...main} disabled={photos.length < needed} onClick={doing.finish}>
          {t("finish")}
        </Button>
      )}
      {doing.isDeclining && (
        <ReasonDialog
          title={t("declineTitle", { service: t(`names.${service}`) })}
          consequence={t("declineBody")}
          label={t("reason")}
          confirm={t("decline")}
          isRunning={isRunning}
          onCancel={() => doing.setIsDeclining(false)}
          onConfirm={doing.decline}
        />
      )}
    </footer>
  );
}
