import { Button } from "@sampan/ui/button";
import { showToast } from "@sampan/ui/toast";
import { useTranslations } from "use-intl";
import { shareAddress } from "./invitation-queries.ts";

/** Sends the page that friends open: by what the phone offers, else by copying its address. [INV-01] */
export function ShareButton({ code }: { readonly code: string }) {
  const t = useTranslations("invitations");
  const share = async (): Promise<void> => {
    const url = shareAddress(code);
    const { share: offer } = navigator as Partial<Navigator>;
    if (offer) {
      // Whoever changes their mind has shared nothing, and nothing went wrong.
      await navigator.share({ title: t("shared.title"), url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => showToast({ message: t("copied") }),
      () => showToast({ message: url }),
    );
  };
  return (
    <Button variant="action" onClick={() => void share()}>
      {t("share")}
    </Button>
  );
}
