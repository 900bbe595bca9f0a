import { useState } from "react";
import { useTranslations } from "use-intl";
import { useRefusalWords } from "../../shell/use-refusal-words.ts";
import type { Contact, Way } from "./contact.ts";
import type { Problems } from "./problems.ts";
import type { CodePurpose } from "./send-code.ts";
import { useCode } from "./use-code.ts";

/** A contact and the code that proves it, as they are typed, with what is wrong with either. */
export function useProof(purpose: CodePurpose, start: Pick<Contact, "way" | "region">) {
  const t = useTranslations("credentials");
  const tell = useRefusalWords();
  const [contact, setContact] = useState<Contact>({ mobile: "", email: "", ...start });
  const [captcha, setCaptcha] = useState("");
  const [isTried, setTried] = useState(false);
  const code = useCode(purpose, contact);
  const wrong: Problems = {
    ...(code.target.ok ? {} : { contact: tell(code.target.error) }),
    ...(/^\d{6}$/.test(captcha) ? {} : { code: t("code.needed") }),
  };
  const problems: Problems = { ...code.problems, ...(isTried ? wrong : {}) };
  return {
    contact,
    set: (change: Partial<Contact>) => setContact((before) => ({ ...before, ...change })),
    /** A code of the one way is none of the other. */
    choose: (way: Way) => {
      setContact((before) => ({ ...before, way }));
      setCaptcha("");
      setTried(false);
    },
    captcha,
    setCaptcha,
    code,
    problems,
    /** Whether there is something to submit; from the first try on, what is wrong is told. */
    isComplete: () => {
      setTried(true);
      return Object.keys(wrong).length === 0;
    },
  };
}
