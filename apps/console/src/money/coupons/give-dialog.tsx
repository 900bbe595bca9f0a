import { Form, Input } from "antd";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { WhomFields } from "./whom-fields.tsx";
import { GiftFields } from "./gift-fields.tsx";
import { ReachFound } from "./reach-found.tsx";
import { type Gift, newGift, useGive } from "./use-give.ts";

/** Gives coupons, red packets or points to a list; what it reaches and costs is told before. [BO-36] [CPN-08] */
export function GiveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("consoleCoupons");
  const common = useTranslations("common");
  const id = useId();
  const [gift, setGift] = useState<Gift>(newGift);
  const { attempt, isRunning, reach, refusal, forget } = useGive(onClose);
  // Whatever is changed is another gift: what was found for the one before says nothing of it.
  const put = (change: Partial<Gift>) => {
    forget();
    setGift((before) => ({ ...before, ...change }));
  };
  const isTried = reach !== undefined && reach.people > 0;
  return (
    <Dialog
      width={560}
      title={t("giveTitle")}
      okText={isTried ? t("giveConfirm", { count: reach.people }) : t("try")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => attempt(gift, { is_trial: !isTried })}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <GiftFields gift={gift} put={put} />
        <WhomFields gift={gift} put={put} />
        <Form.Item label={t("reasonField")} htmlFor={`${id}-reason`}>
          <Input
            id={`${id}-reason`}
            maxLength={200}
            value={gift.reason}
            onChange={({ target }) => put({ reason: target.value })}
          />
        </Form.Item>
        {reach && <ReachFound reach={reach} />}
      </Form>
    </Dialog>
  );
}
