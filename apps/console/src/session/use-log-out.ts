import { callApi } from "@sampan/client/call-api";
import { logOutStaff } from "@sampan/contract/people/staff/staff-sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { App } from "antd";
import { useWordsOfTrouble } from "../kit/words-of-trouble.ts";
import { pathTo } from "../paths.ts";

/** Ends the session; nothing that was read stays in the browser for whoever sits down next. */
export function useLogOut(): () => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const wordsOf = useWordsOfTrouble();
  const logOut = useMutation({
    // A session that is gone already is as good as one that was ended now.
    mutationFn: () => callApi(logOutStaff, {}),
    onSuccess: async () => {
      await navigate(pathTo.logIn("/"));
      queryClient.clear();
    },
    onError: (trouble) => void message.error(wordsOf(trouble)),
  });
  return () => logOut.mutate();
}
