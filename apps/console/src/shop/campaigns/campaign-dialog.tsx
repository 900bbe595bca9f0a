import {
  addCampaign,
  type CampaignRow,
  changeCampaign,
} from "@sampan/contract/shop/staff-campaigns";
import { formatAmount } from "@sampan/domain/kernel/money";
import { wordsIn } from "@sampan/locales/words-in";
import { Form } from "antd";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Dialog } from "../../kit/dialog.tsx";
import { useSaving } from "../../kit/use-saving.ts";
import { WordFields } from "../../money/coupons/word-fields.tsx";
import { BudgetFields } from "./budget-fields.tsx";
import { newCampaign, typedOf, type WireCampaign } from "./campaign-form.ts";
import { GoodsFields } from "./goods-fields.tsx";
import { PrizeFields } from "./prize-fields.tsx";
import { RunFields } from "./run-fields.tsx";

interface CampaignDialogProps {
  /** Absent for a new one. */
  readonly campaign?: CampaignRow;
  readonly defaults: { readonly points: number; readonly discount_bp: number };
  readonly onClose: () => void;
}

/** A draft of a campaign; what was typed stays where it is refused. [BO-37] */
export function CampaignDialog({ campaign, defaults, onClose }: CampaignDialogProps) {
  const t = useTranslations("consoleCampaigns");
  const common = useTranslations("common");
  const [typed, setTyped] = useState(() =>
    campaign ? typedOf(campaign) : newCampaign(defaults.points),
  );
  const { save, isRunning, refusal } = useSave(campaign, onClose);
  const nameOf = useNames(campaign);
  const put = (change: Partial<WireCampaign>) => setTyped((before) => ({ ...before, ...change }));
  return (
    <Dialog
      width={720}
      title={campaign ? t("editTitle", { id: campaign.id }) : t("add")}
      okText={t("save")}
      cancelText={common("cancel")}
      okButtonProps={{ loading: isRunning }}
      onCancel={onClose}
      onOk={() => save(typed)}
    >
      <Form layout="vertical" component="div" requiredMark={false}>
        {refusal !== undefined && (
          <p className="note danger" role="alert">
            {refusal}
          </p>
        )}
        <WordFields
          typed={{ names: typed.names, remarks: typed.abouts }}
          put={({ names, remarks }) =>
            put({ ...(names ? { names } : {}), ...(remarks ? { abouts: remarks } : {}) })
          }
        />
        <RunFields typed={typed} put={put} />
        <PrizeFields typed={typed} put={put} defaults={defaults} />
        <BudgetFields typed={typed} put={put} />
        <GoodsFields typed={typed} put={put} nameOf={nameOf} />
      </Form>
    </Dialog>
  );
}

/** What the goods of a saved campaign are called and cost without it, by their number. */
function useNames(campaign: CampaignRow | undefined) {
  const t = useTranslations("consoleCampaigns");
  const language = useLocale();
  return (spu_id: string): string | undefined => {
    const known = campaign?.goods.find((one) => one.spu_id === spu_id);
    if (!known) return undefined;
    const { text: name } = wordsIn(language, known.i18n);
    return t("goodsRegular", {
      name,
      amount: formatAmount(known.regular, "CNY"),
    });
  };
}

function useSave(campaign: CampaignRow | undefined, onClose: () => void) {
  const t = useTranslations("consoleCampaigns");
  const calls = { add: addCampaign, change: changeCampaign };
  const saving = useSaving(calls, { told: t("saved"), whenDone: onClose });
  const save = (wire: WireCampaign) => {
    if (wire.goods.some(({ spu_id }) => spu_id === ""))
      return saving.refuse(t("goodsNumberNeeded"));
    return campaign
      ? saving.change({ id: campaign.id, version: campaign.version, ...wire })
      : saving.add(wire);
  };
  return { ...saving, save };
}
