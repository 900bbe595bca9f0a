import { Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { PrivateItemField } from "./private-item-field.tsx";
import { changeOf } from "./change-of-item.ts";
import type { PrivateItem } from "./private-item.ts";
import { profileQuery } from "./profile-query.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** Edits one private field. [RT-89] [ACC-24] [ACC-29] */
export function PrivateItemPage({ item }: { readonly item: PrivateItem }) {
  const t = useTranslations("accounts.private");
  const words = useTranslations("common");
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(profileQuery).data;
  const [text, setText] = useState<string>(user[item]);
  const [isTried, setTried] = useState(false);
  const saving = useSaveProfile(() => navigate({ ...ownPathTo.privateInfo, replace: true }));
  const problem = useProblem(item, text);
  return (
    <main id="content">
      <PageHeader title={t(`item.${item}`)} back={<BackButton />} />
      <form
        noValidate
        className="stack gap-4 px-(--gutter) pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!problem) saving.save(changeOf(item, text));
        }}
      >
        <PrivateItemField
          item={item}
          value={text}
          onChange={setText}
          error={isTried ? problem : undefined}
        />
        <Button type="submit" variant="brand" wide busy={saving.isBusy}>
          {words("save")}
        </Button>
      </form>
    </main>
  );
}

function useProblem(item: PrivateItem, text: string): string | undefined {
  const t = useTranslations("accounts.private");
  if (item === "name" && text.trim() === "") return t("nameNeeded");
  return item === "birthday" && text > today() ? t("birthdayWrong") : undefined;
}

/** `YYYY-MM-DD` of this phone; Swedish writes dates so. */
const today = (): string => new Date().toLocaleDateString("sv");
