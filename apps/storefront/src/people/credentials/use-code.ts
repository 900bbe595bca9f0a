import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import { useTellFault } from "../../shell/use-tell-fault.ts";
import { contactText, targetOf, type Contact } from "./contact.ts";
import { problemsOf, type Problems } from "./problems.ts";
import { picturePurposeOf, sendCode, type CodePurpose } from "./send-code.ts";
import { useCountdown } from "./use-countdown.ts";
import { usePictureCheck } from "./use-picture-check.ts";

/**
 * Has a code sent to a contact and counts down until another may be asked for. Registering always wants the
 * answer to a picture, other purposes when the server asks for one. [ACC-13] [ACC-19] [CONST-18]
 */
export function useCode(purpose: CodePurpose, contact: Contact) {
  const t = useTranslations("credentials");
  const tell = useRefusalWords();
  const tellFault = useTellFault();
  const picture = usePictureCheck(picturePurposeOf(purpose, contact.way), purpose === "register");
  const [wait_s, startCountdown] = useCountdown();
  const [isTried, setTried] = useState(false);
  const target = targetOf(contact);
  const lacksAnswer = picture.isDemanded && picture.answer.trim() === "";

  const sending = useMutation({
    mutationFn: (_to: string) => sendCode(purpose, contact, picture.answered),
    onSuccess: (answer) => {
      // Whatever was answered, the picture is spent.
      picture.renew();
      setTried(false);
      if (answer.ok) return startCountdown(answer.value.data.resend_after_s);
      if (answer.error.code === "image_captcha_needed") picture.demand();
      if (answer.error.code === "captcha_too_soon")
        startCountdown(Number(answer.error.values["seconds"] ?? 60));
      else if (Object.keys(problemsOf(answer.error)).length === 0) tellFault(answer.error);
    },
    onError: tellFault,
  });
  // What was said of another number is not about this one.
  const answer = target.ok && sending.variables === target.value ? sending.data : undefined;

  const problems: Problems = {
    ...problemsOf(answer?.ok === false ? answer.error : undefined),
    ...(isTried && !target.ok ? { contact: tell(target.error) } : {}),
    ...(isTried && lacksAnswer ? { picture: t("picture.needed") } : {}),
  };

  return {
    picture,
    target,
    send: () => {
      setTried(true);
      if (target.ok && !lacksAnswer) sending.mutate(target.value);
    },
    isBusy: sending.isPending,
    /** Where the code went and how long it is good; undefined before one was sent. */
    sent: answer?.ok
      ? { target: contactText(contact), minutes: Math.round(answer.value.data.valid_s / 60) }
      : undefined,
    wait_s: answer === undefined ? 0 : wait_s,
    problems,
  };
}
