import { addInviteTerms, type InviteTerms } from "@sampan/contract/shop/staff-invitations";
import { rewardKinds } from "@sampan/domain/shop/invitations/reward-terms";
import { Form, Select } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { MomentFields } from "../../kit/moment-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { AmountFields } from "./amount-fields.tsx";
import { ShareFields } from "./share-fields.tsx";
import { newTerms, type TermsFieldsProps, type TypedTerms, wireTerms } from "./terms-form.ts";

interface TermsDialogProps {
  readonly last?: InviteTerms;
  readonly onClose: () => void;
}

/** A new version of what a friend brings; whoever registered before keeps the one that held then. */
export function TermsDialog({ last, onClose }: TermsDialogProps) {
  const t = useTranslations("consoleInvitations");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(() => newTerms(last));
  const [refusal, setRefusal] = useState<string>();
  const add = useCommand(addInviteTerms, {
    told: t("added"),
    whenDone: onClose,
    whenRefused: ({ message }) => setRefusal(message),
  });
  const put = (change: Partial<TypedTerms>) => {
    setRefusal(undefined);
    setTyped((before) => ({ ...before, ...change }));
  };
  return (
    <Dialog
      width={640}
      title={t("addTerms")}
      okText={t("save")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: add.isRunning, disabled: typed.moment === "" }}
      onCancel={onClose}
      onOk={() => add.run(wireTerms(typed))}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        <p className="note">{t("termsNote")}</p>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <TermsFields typed={typed} put={put} />
        <MomentFields
          words={{
            when: t("when"),
            atOnce: t("atOnce"),
            later: t("later"),
            moment: t("begins"),
          }}
          moment={typed.moment}
          onChange={(moment) => put({ moment })}
        />
      </Form>
    </Dialog>
  );
}

/** How it gives, how much, and what the friend has to keep. */
function TermsFields({ typed, put }: TermsFieldsProps) {
  const t = useTranslations("consoleInvitations");
  const id = useId();
  return (
    <>
      <Form.Item label={t("gives")} htmlFor={`${id}-kind`}>
        <Select
          id={`${id}-kind`}
          value={typed.kind}
          onChange={(kind) => put({ kind })}
          options={rewardKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </Form.Item>
      {typed.kind === "share" && <ShareFields typed={typed} put={put} />}
      <AmountFields
        legend={t(typed.kind === "share" ? "mostOfFriend" : "ofFriend")}
        amounts={typed.amounts}
        onChange={(amounts) => put({ amounts: { ...typed.amounts, ...amounts } })}
      />
      <AmountFields
        legend={t("month")}
        amounts={typed.month_most}
        onChange={(most) => put({ month_most: { ...typed.month_most, ...most } })}
      />
      <AmountFields
        legend={t("least")}
        amounts={typed.least}
        onChange={(least) => put({ least: { ...typed.least, ...least } })}
      />
    </>
  );
}
