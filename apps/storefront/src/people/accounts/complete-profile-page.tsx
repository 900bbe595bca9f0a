import { Button } from "@sampan/ui/button";
import { PageHeader } from "@sampan/ui/page-header";
import { TextField } from "@sampan/ui/text-field";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ownPathTo } from "../../own-paths.ts";
import { pathTo } from "../../paths.ts";
import { redirectTarget } from "../../shell/redirect-target.ts";
import { BackButton } from "../../shell/back-button.tsx";
import { NicknameField, useNicknameProblem } from "./nickname-field.tsx";
import { profileQuery } from "./profile-query.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const longestName = 60;

/** What ordering needs and the profile lacks, saved in one call, and back to where it was missed. [RT-98] [ACC-25] */
export function CompleteProfilePage({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("accounts.completing");
  const words = useTranslations("accounts.profile");
  const { data: user } = useSuspenseQuery(profileQuery).data;
  const [name, setName] = useState(user.name);
  const [nickname, setNickname] = useState(user.nickname);
  const [isTried, setTried] = useState(false);
  const nicknameProblem = useNicknameProblem(nickname);
  const nameProblem = name.trim() === "" ? t("nameNeeded") : undefined;
  const saving = useSaveProfile(useGoOn(redirect, user.ext.real_name_state === "none"));
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <form
        noValidate
        className="stack gap-4 px-(--gutter) pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (nameProblem || nicknameProblem) return;
          saving.save({ user: { name: name.trim(), ext: { nickname: nickname.trim() } } });
        }}
      >
        <p className="text-text-2">{t("body")}</p>
        <TextField
          label={words("name")}
          name="name"
          autoComplete="name"
          maxLength={longestName}
          hint={t("nameHint")}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isTried ? nameProblem : undefined}
        />
        <NicknameField
          value={nickname}
          onChange={setNickname}
          error={(isTried ? nicknameProblem : undefined) ?? saving.nicknameRefusal}
        />
        <Button type="submit" variant="brand" wide busy={saving.isBusy}>
          {t("submit")}
        </Button>
      </form>
    </main>
  );
}

/** Back to where it was asked for; without that, on to the real name, which ordering needs as well. */
function useGoOn(redirect: string | undefined, lacksRealName: boolean): () => Promise<void> {
  const router = useRouter();
  return () => {
    if (redirect !== undefined)
      return router.navigate({ href: redirectTarget(redirect), replace: true });
    return router.navigate({
      ...(lacksRealName ? pathTo.realName() : ownPathTo.profile),
      replace: true,
    });
  };
}
