import type { LinkedLogIn } from "@sampan/contract/people/linked-log-ins";
import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { Button } from "@sampan/ui/button";
import { Sheet } from "@sampan/ui/sheet";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PresentPasswordField } from "../credentials/present-password-field.tsx";
import { useChangeLink } from "./use-change-link.ts";

interface ChangeLinkSheetProps {
  readonly asked: LinkedLogIn;
  readonly onClose: () => void;
}

/** The password before a log-in is linked or taken away. */
export function ChangeLinkSheet({ asked, onClose }: ChangeLinkSheetProps) {
  const t = useTranslations("linkedLogIns");
  const words = useTranslations("common");
  const [password, setPassword] = useState("");
  const [isTried, setTried] = useState(false);
  const changing = useChangeLink(asked, onClose);
  const refusal = changing.data?.ok === false ? changing.data.error : undefined;
  const provider = logInProviderNames[asked.provider];
  const title = t(asked.is_linked ? "unlinkOf" : "linkOf", { provider });
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={words("close")}>
      <form
        noValidate
        aria-label={title}
        className="stack gap-4 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (password !== "") changing.mutate(password);
        }}
      >
        <p className="text-text-2">
          {t(asked.is_linked ? "unlinkBody" : "linkBody", { provider })}
        </p>
        <PresentPasswordField
          value={password}
          onChange={setPassword}
          isTried={isTried}
          refusal={refusal?.code === "wrong_password" ? refusal.message : undefined}
        />
        <Button
          type="submit"
          variant={asked.is_linked ? "danger" : "brand"}
          wide
          busy={changing.isPending}
        >
          {t(asked.is_linked ? "unlink" : "goLink", { provider })}
        </Button>
      </form>
    </Sheet>
  );
}
