import { callApi } from "@sampan/client/call-api";
import { startLinkedLogIn } from "@sampan/contract/people/linked-log-ins";
import type { LogInProvider } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { useMutation } from "@tanstack/react-query";
import { useTellFault } from "../../shell/use-tell-fault.ts";

/** Leads away to whoever says who somebody is. */
export function useLeaveToLogIn(redirect = "") {
  const tellFault = useTellFault();
  return useMutation({
    mutationFn: (provider: LogInProvider) => callApi(startLinkedLogIn, { provider, redirect }),
    onSuccess: (answer) =>
      answer.ok ? location.assign(answer.value.data.url) : tellFault(answer.error),
    onError: tellFault,
  });
}
