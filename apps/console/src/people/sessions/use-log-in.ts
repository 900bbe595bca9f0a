import { callApi } from "@sampan/client/call-api";
import { hashPassword } from "@sampan/client/hash-password";
import { Refused } from "@sampan/client/query";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { logInStaff } from "@sampan/contract/people/staff/staff-sessions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { NewPassword } from "../security/new-password-fields.tsx";
import type { ShownOtp } from "../security/prove-otp.tsx";
import { askMe } from "../../session/me.ts";
import { placeAfterLogIn } from "./place-after-log-in.ts";

export interface Credentials extends Partial<NewPassword> {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

type Step = "newPassword" | "otp";

/** What a refusal asks for; what was asked for once stays on the page while it is typed again. */
const stepOf: Partial<Record<RefusalName, Step>> = {
  password_change_needed: "newPassword",
  otp_needed: "otp",
  otp_wrong: "otp",
  otp_setup_needed: "otp",
};

/** Whether a refusal only asks for more of somebody who was right so far. */
export const isNextStep = (trouble: Error): boolean =>
  trouble instanceof Refused && trouble.code !== "otp_wrong" && stepOf[trouble.code] !== undefined;

/**
 * A log-in in as many steps as the server asks for, each with all that was typed so far: nothing is half
 * logged in between them. [BO-01] [BO-04]
 */
export function useLogIn(redirect: string | undefined) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ReadonlySet<Step>>(new Set());
  const [key, setKey] = useState<ShownOtp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const enter = () => router.history.push(router.basepath + placeAfterLogIn(redirect));
  const logIn = useMutation({
    mutationFn: async ({ email, password, otp = "", next }: Credentials) => {
      const answer = await callApi(logInStaff, {
        email: email.trim(),
        password: hashPassword(password),
        otp: otp.trim(),
        ...(next === undefined ? {} : { new_password: hashPassword(next) }),
      });
      if (!answer.ok) throw new Refused(answer.error);
      return answer.value;
    },
    onError: (trouble) => {
      if (!(trouble instanceof Refused)) return;
      const step = stepOf[trouble.code];
      if (step) setAsked((before) => new Set([...before, step]));
      const { secret, uri } = trouble.values;
      if (secret !== undefined && uri !== undefined)
        setKey({ secret: String(secret), uri: String(uri) });
    },
    onSuccess: ({ data, recovery_codes }) => {
      // Nothing of whoever sat here before.
      queryClient.clear();
      queryClient.setQueryData(askMe.queryKey, { data });
      if (recovery_codes.length > 0) setCodes(recovery_codes);
      else enter();
    },
  });
  return { logIn, asked, key, codes, enter };
}
