import { Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { NicknameField, useNicknameProblem } from "./nickname-field.tsx";
import { profileQuery } from "./profile-query.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** [RT-100] [ACC-01] [ACC-24] */
export function NicknamePage() {
  const t = useTranslations("accounts.nickname");
  const words = useTranslations("common");
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(profileQuery).data;
  const [nickname, setNickname] = useState(user.nickname);
  const [isTried, setTried] = useState(false);
  const problem = useNicknameProblem(nickname);
  const saving = useSaveProfile(() => navigate({ ...ownPathTo.profile, replace: true }));
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <form
        noValidate
        className="stack gap-4 px-(--gutter) pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!problem) saving.save({ user: { ext: { nickname: nickname.trim() } } });
        }}
      >
        <NicknameField
          value={nickname}
          onChange={setNickname}
          error={(isTried ? problem : undefined) ?? saving.nicknameRefusal}
        />
        <Button type="submit" variant="brand" wide busy={saving.isBusy}>
          {words("save")}
        </Button>
      </form>
    </main>
  );
}
