import { checkPassword } from "@sampan/domain/people/accounts/password-rule";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";

/**
 * A password typed twice. Its rules are judged here, because the server only ever sees its hash.
 * [ACC-02] [ACC-03] [ACC-04] [ACC-07]
 */
export function useNewPassword() {
  const t = useTranslations("credentials.newPassword");
  const { limits } = useConfiguration();
  const [entries, setEntries] = useState({ password: "", again: "" });
  const [isTried, setTried] = useState(false);
  const isWellFormed = checkPassword(entries.password, {
    password_min_characters: limits.password_min,
    password_max_characters: limits.password_max,
  }).ok;
  const isSame = entries.password === entries.again;
  const rule = t("rule", { min: limits.password_min, max: limits.password_max });
  return {
    ...entries,
    set: (change: Partial<typeof entries>) => setEntries((before) => ({ ...before, ...change })),
    rule,
    problems: {
      password: isTried && !isWellFormed ? rule : undefined,
      again: isTried && isWellFormed && !isSame ? t("differ") : undefined,
    },
    /** Whether it may be submitted; from the first try on, what is wrong is told. */
    isComplete: () => {
      setTried(true);
      return isWellFormed && isSame;
    },
  };
}
