import { callApi } from "@sampan/client/call-api";
import type { RequestOf } from "@sampan/contract/kernel/call";
import { newUpdateUserInfo, updateUserInfo } from "@sampan/contract/people/accounts/accounts";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { sessionQuery } from "../../shell/session.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { profileQuery } from "./profile-query.ts";

/** Several fields of a form, or the edit request of one. */
type Change = RequestOf<typeof newUpdateUserInfo> | RequestOf<typeof updateUserInfo>;

/** Saves fields of the profile in one call; the change shows at once wherever they stand. [ACC-24] [ACC-25] */
export function useSaveProfile(onSaved: () => Promise<void>) {
  const t = useTranslations("accounts.profile");
  const queryClient = useQueryClient();
  const tellFault = useTellFault();
  const saving = useMutation({
    mutationFn: (change: Change) =>
      "edit_request" in change
        ? callApi(updateUserInfo, change, { asksLogin: true })
        : callApi(newUpdateUserInfo, change, { asksLogin: true }),
    onSuccess: async (answer) => {
      if (!answer.ok) {
        if (answer.error.code !== "nickname_too_long") tellFault(answer.error);
        return;
      }
      queryClient.setQueryData(profileQuery.queryKey, answer.value);
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      showToast({ message: t("saved") });
      await onSaved();
    },
    onError: tellFault,
  });
  const refusal = saving.data?.ok === false ? saving.data.error : undefined;
  return {
    save: saving.mutate,
    isBusy: saving.isPending,
    nicknameRefusal: refusal?.code === "nickname_too_long" ? refusal.message : undefined,
  };
}
