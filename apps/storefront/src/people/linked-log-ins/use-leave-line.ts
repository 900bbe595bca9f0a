import {
  type LogInProvider,
  logInProviderNames,
} from "@sampan/domain/people/linked-log-ins/linked-log-in";
import { showToast } from "@sampan/ui/toast";
import { useTranslations } from "use-intl";
import { addressOutsideLine } from "./address-outside-line.ts";

/** Leads out of LINE for a provider that refuses it there, and says so; answers whether there was need. */
export function useLeaveLine(): (provider: LogInProvider) => boolean {
  const t = useTranslations("linkedLogIns");
  return (provider) => {
    const { userAgent } = navigator;
    const outside = addressOutsideLine(provider, { userAgent, href: location.href });
    if (outside === undefined) return false;
    showToast({ message: t("outside", { provider: logInProviderNames[provider] }) });
    location.assign(outside);
    return true;
  };
}
