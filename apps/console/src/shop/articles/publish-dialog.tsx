import { type ArticleAtDesk, moveArticle } from "@sampan/contract/shop/staff-articles";
import { Form } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { MomentFields } from "../../kit/moment-fields.tsx";
import { useCommand } from "../../kit/use-command.ts";

interface PublishDialogProps {
  readonly shown: ArticleAtDesk;
  readonly onClose: () => void;
  readonly onDone: (done: ArticleAtDesk) => void;
}

/** From when a draft is read. [BO-40] */
export function PublishDialog({ shown, onClose, onDone }: PublishDialogProps) {
  const t = useTranslations("consoleArticles");
  const common = useTranslations("common");
  const [moment, setMoment] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { run, isRunning } = useCommand(moveArticle, {
    told: t("moved"),
    whenRefused: ({ message }) => setRefusal(message),
    whenDone: ({ data }) => onDone(data),
  });
  const { article, number } = shown;
  return (
    <Dialog
      width={480}
      title={t("publishTitle", { id: article.id, number })}
      okText={t("step.publish")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning, disabled: moment === "" }}
      onCancel={onClose}
      onOk={() =>
        run({
          id: article.id,
          step: "publish",
          version: article.version,
          number,
          takes_effect_at: moment ?? "",
        })
      }
    >
      <Form layout="vertical" component="div">
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <p className="muted">{t("follows.publish")}</p>
        <MomentFields
          words={{
            when: t("when"),
            atOnce: t("atOnce"),
            later: t("later"),
            moment: t("moment"),
          }}
          moment={moment}
          onChange={setMoment}
        />
      </Form>
    </Dialog>
  );
}
