import { IconButton } from "@sampan/ui/icon-button";
import { BackIcon } from "@sampan/ui/icons-controls";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../paths.ts";

/** Back to where the person came from; home for those who came by a link from outside. */
export function BackButton({ look = "plain" }: { look?: "plain" | "glass" }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const t = useTranslations("common");
  return (
    <IconButton
      label={t("back")}
      look={look}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate(pathTo.home))}
    >
      <BackIcon />
    </IconButton>
  );
}
