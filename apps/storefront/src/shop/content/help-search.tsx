import { bareFieldLook, fieldBoxLook } from "@sampan/ui/text-field";
import { FindIcon } from "@sampan/ui/icons-frame";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useDebounced } from "@sampan/client/use-debounced";
import { useTranslations } from "use-intl";

/** Looks for help as it is typed; what is looked for stands in the address. [CONT-01] */
export function HelpSearch({ sought }: { readonly sought: string }) {
  const t = useTranslations("articles.search");
  const navigate = useNavigate({ from: "/problems" });
  const [typed, setTyped] = useState(sought);
  const asked = useDebounced(typed.trim());
  useEffect(() => {
    if (asked === sought) return;
    void navigate({
      search: (before) => ({ ...before, words: asked === "" ? undefined : asked }),
      replace: true,
      resetScroll: false,
    });
    // Only typing asks: an address that changes by itself asks already.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={fieldBoxLook}>
        <FindIcon size="sm" className="text-text-3" />
        <input
          type="search"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={bareFieldLook}
        />
      </div>
    </form>
  );
}
