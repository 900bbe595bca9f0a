import { logInProviderNames } from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { Button } from "@sampan/ui/button";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useLeaveLine } from "./use-leave-line.ts";
import { useLeaveToLogIn } from "./use-leave-to-log-in.ts";

/** Accounts elsewhere that one can log in with; nothing where none is set up. */
export function LogInWays({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("linkedLogIns");
  const { log_in_with: ways } = useConfiguration();
  const leaving = useLeaveToLogIn(redirect);
  const leaveLine = useLeaveLine();
  if (ways.length === 0) return null;
  return (
    <section aria-label={t("or")} className="stack gap-3">
      <p className="flex items-center gap-3 text-xs text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {ways.map((provider) => (
        <Button
          key={provider}
          variant="line"
          wide
          busy={leaving.isPending && leaving.variables === provider}
          onClick={() => leaveLine(provider) || leaving.mutate(provider)}
        >
          {t("logInWith", { provider: logInProviderNames[provider] })}
        </Button>
      ))}
    </section>
  );
}
