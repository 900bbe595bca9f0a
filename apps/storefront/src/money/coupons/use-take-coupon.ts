import { callApi } from "@sampan/client/call-api";
import { takeCoupon } from "@sampan/contract/money/coupons";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useTellFault } from "../../shell/use-tell-fault.ts";

/** Takes a coupon by its code, and reads everything about coupons anew, also when it was refused. [API-114] */
export function useTakeCoupon() {
  const t = useTranslations("coupons");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (code: string) => callApi(takeCoupon, { code }, { asksLogin: true }),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries();
      if (answer.ok) showToast({ message: t("takenNow") });
      else tellFault(answer.error);
    },
    onError: tellFault,
  });
}
