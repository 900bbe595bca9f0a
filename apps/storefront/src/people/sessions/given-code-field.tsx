import { TextField } from "@sampan/ui/text-field";
import { useTranslations } from "use-intl";
import { useKept } from "../../shell/use-kept.ts";
import { givenCode } from "./given-code.ts";

/** The code somebody was invited with, as it came with their link or as they type it; nobody needs one. [INV-03] */
export function GivenCodeField() {
  const t = useTranslations("invitations");
  const code = useKept(givenCode);
  return (
    <TextField
      label={t("given")}
      hint={t("givenHint")}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="characters"
      value={code}
      onChange={({ target }) =>
        target.value === "" ? givenCode.forget() : givenCode.keep(target.value)
      }
    />
  );
}
