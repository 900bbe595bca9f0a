import { languageFacts, languages } from "@sampan/domain/kernel/language";
import type { Region } from "@sampan/domain/kernel/regions";
import { Card } from "@sampan/ui/card";
import { PageHeader } from "@sampan/ui/page-header";
import { RadioGroup } from "@sampan/ui/radio-group";
import { showToast } from "@sampan/ui/toast";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl";
import { BackButton } from "../../shell/back-button.tsx";
import { remember } from "../../shell/remember.ts";
import { useSession } from "../../shell/session.ts";
import { useChangeLanguage } from "../../shell/use-change-language.ts";
import { configurationQuery } from "../../shell/configuration.ts";

/** The language of everything, and for visitors the region whose prices they see. [RT-87] */
export function SettingsPage() {
  const t = useTranslations("home.settings");
  return (
    <main id="content">
      <PageHeader title={t("title")} back={<BackButton />} />
      <div className="stack gap-4 px-(--gutter) pt-2">
        <LanguageChoice />
        <RegionChoice />
      </div>
    </main>
  );
}

function LanguageChoice() {
  const t = useTranslations("home.settings");
  const language = useLocale();
  const router = useRouter();
  const changeLanguage = useChangeLanguage();
  const change = useMutation({
    mutationFn: changeLanguage,
    onSuccess: () =>
      showToast({ message: router.options.context.speech.say("home.settings.changed") }),
  });
  return (
    <section>
      <h2 className="mb-2 text-md font-[650]">{t("language")}</h2>
      <Card className="py-1">
        <RadioGroup
          legend={t("language")}
          layout="rows"
          options={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageFacts[value].name}</span>,
          }))}
          value={change.isPending ? change.variables : language}
          onChange={(chosen) => change.mutate(chosen)}
        />
      </Card>
      <p className="mt-2 text-xs text-text-3">{t("languageHint")}</p>
    </section>
  );
}

function RegionChoice() {
  const t = useTranslations("home.settings");
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: configuration } = useSuspenseQuery(configurationQuery);
  const change = useMutation({
    mutationFn: async (region: Region) => {
      remember("region", region);
      await queryClient.invalidateQueries();
    },
  });
  const region = session?.region ?? configuration.data.region;
  return (
    <section>
      <h2 className="mb-2 text-md font-[650]">{t("region")}</h2>
      <Card className="py-1">
        <RadioGroup
          legend={t("region")}
          layout="rows"
          options={configuration.data.regions.map(({ id, symbol }) => ({
            value: id,
            label: t(id, { symbol }),
            refused: session && session.region !== id ? t("regionFixed") : undefined,
          }))}
          value={change.isPending ? change.variables : region}
          onChange={(chosen) => change.mutate(chosen)}
        />
      </Card>
      <p className="mt-2 text-xs text-text-3">{t("regionHint")}</p>
    </section>
  );
}
