import { iconButtonLook } from "@sampan/ui/icon-button";
import { CameraIcon } from "@sampan/ui/icons-places";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { pathTo } from "../../../paths.ts";
import { useSession } from "../../../shell/session.ts";
import { addressOfPhotoSearch } from "./photo-address.ts";

interface PhotoLinkProps {
  /** What is searched for by words meanwhile; it stays in the box. */
  readonly words?: string;
  /** In place of the page it stands on, so that going back does not lead to the same page. */
  readonly replace?: boolean;
}

/** Opens the way to search by photo; a visitor logs in first and comes back to it. [SRCH-04] [SRCH-11] */
export function PhotoLink({ words = "", replace = false }: PhotoLinkProps) {
  const t = useTranslations("photoSearch");
  const isKnown = Boolean(useSession());
  const look = { "aria-label": t("open"), className: `${iconButtonLook} text-brand!` };
  return isKnown ? (
    <Link {...pathTo.findByPhoto(words)} {...look} replace={replace}>
      <CameraIcon />
    </Link>
  ) : (
    <Link {...pathTo.login(addressOfPhotoSearch)} {...look}>
      <CameraIcon />
    </Link>
  );
}
