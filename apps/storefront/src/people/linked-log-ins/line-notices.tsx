import { callApi } from "@sampan/client/call-api";
import { setLineNotices } from "@sampan/contract/people/linked-log-ins";
import { Checkbox } from "@sampan/ui/checkbox";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { linkedLogInsQuery } from "./linked-log-ins-query.ts";

/** Whether notices that must not be missed come to LINE as well; shown at once, and as it was where it failed. [BO-53] */
export function LineNotices({ isOn }: { readonly isOn: boolean }) {
  const t = useTranslations("linkedLogIns.notices");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const setting = useMutation({
    mutationFn: (is_on: boolean) => callApi(setLineNotices, { is_on }, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) tellFault(answer.error);
      await queryClient.invalidateQueries({ queryKey: linkedLogInsQuery.queryKey });
    },
    onError: tellFault,
  });
  const shown = setting.isPending ? setting.variables : isOn;
  return (
    <div className="w-full">
      <Checkbox checked={shown} onChange={({ target }) => setting.mutate(target.checked)}>
        {t("label")}
      </Checkbox>
      <p className="mt-1 text-xs text-text-2">{t("hint")}</p>
    </div>
  );
}
