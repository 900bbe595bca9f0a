import { askOtherChoices } from "@sampan/contract/trade/purchases/staff-second-choices";
import { Button } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useCommand } from "../../kit/use-command.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";
import type { OtherChoices } from "./other-choices.ts";
import type { PurchaseItem } from "./remaining-pieces.ts";

interface ChoiceButtonProps {
  readonly item: PurchaseItem;
  readonly platform: number;
}

/** Reads the listing anew at its marketplace, and lets another option of it be chosen. */
export function ChoiceButton({ item, platform }: ChoiceButtonProps) {
  const t = useTranslations("consolePurchases.choice");
  const [found, setFound] = useState<OtherChoices | undefined>();
  const ask = useCommand(askOtherChoices, { whenDone: ({ data }) => setFound(data) });
  return (
    <>
      <Button
        size="small"
        loading={ask.isRunning}
        aria-label={`${t("open")} · ${t("title", { name: item.item_name })}`}
        onClick={() => ask.run({ oid: item.oid })}
      >
        {t("open")}
      </Button>
      {found && (
        <ChoiceDialog
          item={item}
          platform={platform}
          found={found}
          onClose={() => setFound(undefined)}
        />
      )}
    </>
  );
}
