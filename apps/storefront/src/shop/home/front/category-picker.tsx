import { callApi } from "@sampan/client/call-api";
import { setBusinessCategory } from "@sampan/contract/people/accounts/business-category";
import {
  businessCategories,
  businessCategoryKeys,
  type BusinessCategory,
} from "@sampan/domain/people/accounts/business-categories";
import { Button } from "@sampan/ui/button";
import { ChipButton } from "@sampan/ui/chip";
import { Sheet } from "@sampan/ui/sheet";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../../shell/configuration.ts";
import { useTellFault } from "../../../shell/use-tell-fault.ts";

interface CategoryPickerProps {
  readonly chosen: readonly number[];
  /** Closed without saving; or saved, where that is the same. */
  readonly onClose: () => void;
  readonly onSaved?: () => void;
}

/** Eight keyed choices, at most three of them; what was chosen orders the shelves of home. [HOME-11] [HOME-12] [HOME-13] */
export function CategoryPicker({ chosen, onClose, onSaved = onClose }: CategoryPickerProps) {
  const t = useTranslations("campaigns.picker");
  const words = useTranslations("common");
  const [keys, setKeys] = useState<readonly number[]>(chosen);
  const most = useConfiguration().limits.business_categories;
  const saving = useSave(onSaved);
  const toggle = (key: BusinessCategory) => {
    if (keys.includes(key)) return setKeys(keys.filter((one) => one !== key));
    if (keys.length >= most) return showToast({ message: t("full", { n: most }), tone: "danger" });
    setKeys([...keys, key]);
  };
  const save = () =>
    keys.length === 0
      ? showToast({ message: "Please select at least one item !", tone: "danger" })
      : saving.mutate(keys);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={words("close")}
      foot={
        <Button wide busy={saving.isPending} onClick={save}>
          {t("save")}
        </Button>
      }
    >
      <p className="mb-3 text-text-2">{t("hint", { n: most })}</p>
      <div className="flex flex-wrap gap-2">
        {businessCategoryKeys.map((key) => (
          <ChipButton key={key} pressed={keys.includes(key)} onClick={() => toggle(key)}>
            {t(`names.${businessCategories[key]}`)}
          </ChipButton>
        ))}
      </div>
    </Sheet>
  );
}

function useSave(onDone: () => void) {
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (keys: readonly number[]) =>
      callApi(setBusinessCategory, { keys: [...keys] }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) return tellFault(answer.error);
      onDone();
      await queryClient.invalidateQueries();
    },
    onError: tellFault,
  });
}
