import { handOverPickup } from "@sampan/contract/logistics/pickups/staff-pickups";
import type { HandOverProof } from "@sampan/domain/logistics/pickups/pickup-code";
import { readPickupMark } from "@sampan/domain/logistics/pickups/pickup-code";
import { Form, Input, type InputRef, Segmented } from "antd";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { PhotoProof } from "./photo-proof.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { useUploadProof } from "./use-upload-proof.ts";

interface HandOverPickupProps {
  readonly tid: string;
  /** As it was scanned; typed otherwise. */
  readonly scanned?: string;
  readonly consignee?: string;
  readonly onClose: () => void;
}

/** A parcel goes to whoever brings its code; who took it and what shows it are kept. [BO-22] */
export function HandOverPickup({
  tid,
  scanned = "",
  consignee = "",
  onClose,
}: HandOverPickupProps) {
  const t = useTranslations("consoleShipping.deliveries.pickup");
  const id = useId();
  const [code, setCode] = useState(scanned);
  const codeField = useRef<InputRef>(null);
  const receiverField = useRef<InputRef>(null);
  const first = scanned === "" ? codeField : receiverField;
  const [receiver, setReceiver] = useState(consignee);
  const [kind, setKind] = useState<HandOverProof>("photo");
  const [picture, setPicture] = useState<Blob>();
  const handOver = useCommand(handOverPickup, { told: t("done", { tid }), whenDone: onClose });
  const upload = useUploadProof();
  const isReady = isWhole(code) && receiver.trim() !== "" && picture !== undefined;
  /** With the code in its place, the next thing is who takes it. */
  const read = (typed: string) => {
    const next = codeOf(typed);
    setCode(next);
    if (isWhole(next)) receiverField.current?.focus();
  };
  const save = async () => {
    if (!isReady || upload.isPending) return;
    const proof = await upload.mutateAsync(picture).catch(() => undefined);
    if (proof !== undefined) handOver.run({ tid, code, receiver, proof, proof_kind: kind });
  };
  return (
    <Dialog
      width={480}
      title={t("title", { tid })}
      okText={t("act")}
      okButtonProps={{ disabled: !isReady, loading: upload.isPending || handOver.isRunning }}
      onCancel={onClose}
      onOk={() => void save()}
      // Once it is open, the dialog has taken the focus to itself.
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
    >
      <Form layout="vertical" component="div">
        <p className="note">{t("consequence")}</p>
        <Form.Item label={t("code")} htmlFor={`${id}-code`}>
          <Input
            id={`${id}-code`}
            ref={codeField}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={(event) => read(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t("receiver")} htmlFor={`${id}-receiver`}>
          <Input
            id={`${id}-receiver`}
            ref={receiverField}
            autoComplete="off"
            maxLength={80}
            value={receiver}
            onChange={(event) => setReceiver(event.target.value)}
          />
        </Form.Item>
        <ProofFields kind={kind} onKind={setKind} picture={picture} onPicture={setPicture} />
      </Form>
    </Dialog>
  );
}

interface ProofFieldsProps {
  readonly kind: HandOverProof;
  readonly onKind: (kind: HandOverProof) => void;
  readonly picture: Blob | undefined;
  readonly onPicture: (picture: Blob | undefined) => void;
}

/** A photo of the hand-over, or what its receiver signs. */
function ProofFields({ kind, onKind, picture, onPicture }: ProofFieldsProps) {
  const t = useTranslations("consoleShipping.deliveries.pickup");
  return (
    <>
      <Form.Item label={t("proof")}>
        <Segmented<HandOverProof>
          aria-label={t("proof")}
          value={kind}
          onChange={(chosen) => {
            onKind(chosen);
            onPicture(undefined);
          }}
          options={[
            { value: "photo", label: t("photo") },
            { value: "signature", label: t("signature") },
          ]}
        />
      </Form.Item>
      {kind === "photo" ? (
        <PhotoProof picture={picture} onPicture={onPicture} />
      ) : (
        <SignaturePad onPicture={onPicture} />
      )}
    </>
  );
}

const isWhole = (code: string): boolean => /^\d{6}$/.test(code);

/** A scanner types the whole picture into the field. */
const codeOf = (typed: string): string => readPickupMark(typed)?.code ?? typed.replace(/\s/g, "");
