import { callApi } from "@sampan/client/call-api";
import { markNoticesRead, queryNoticeList } from "@sampan/contract/people/notices";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sessionQuery } from "../../shell/session.ts";

/** Marks one notice read, or all of them; the count on the bell follows. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      callApi(markNoticesRead, id === undefined ? {} : { id }, { asksLogin: true }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [queryNoticeList.path] }),
        queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}
