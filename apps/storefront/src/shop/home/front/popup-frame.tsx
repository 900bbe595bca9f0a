import { Checkbox } from "@sampan/ui/checkbox";
import { buttonLook } from "@sampan/ui/button";
import { Popup } from "@sampan/ui/popup";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useBackCloses } from "../../../shell/use-back-closes.ts";

export interface PopupFrameProps {
  readonly title: string;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What its button says, and the address where it leads. */
  readonly action: string;
  readonly href: string;
  /** True where it is to stay away for good. */
  readonly onClose: (isForGood: boolean) => void;
  readonly children: ReactNode;
}

/** A popup that is open: closed by its button, Escape, a press beside it or going back, for now or for good. [HOME-08] [HOME-09] */
export function PopupFrame({ title, picture, action, href, onClose, children }: PopupFrameProps) {
  const t = useTranslations("campaigns.popup");
  const words = useTranslations("common");
  const router = useRouter();
  const [isForGood, setForGood] = useState(false);
  const close = useBackCloses(() => onClose(isForGood));
  return (
    <Popup
      open
      onClose={close}
      title={title}
      closeLabel={words("close")}
      picture={picture}
      foot={
        <>
          <a
            href={href}
            className={buttonLook({ variant: "brand", wide: true })}
            onClick={(event) => {
              // The popup's own place in the history becomes the page's: going back leads home, and nothing opens there.
              event.preventDefault();
              void router.navigate({ href, replace: true });
            }}
          >
            {action}
          </a>
          <Checkbox
            className="justify-self-center text-sm text-text-2"
            checked={isForGood}
            onChange={({ target }) => setForGood(target.checked)}
          >
            {t("never")}
          </Checkbox>
        </>
      }
    >
      {children}
    </Popup>
  );
}
