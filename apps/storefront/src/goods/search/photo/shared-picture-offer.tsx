import { Button } from "@sampan/ui/button";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { takeSharedPicture } from "./shared-picture.ts";

/**
 * The picture that another app shared, which is sent by a tap and not by itself: pages elsewhere can post to us as well as
 * apps do.
 */
export function SharedPictureOffer({ onUse }: { readonly onUse: (picture: File) => void }) {
  const t = useTranslations("photoSearch");
  const [shared, setShared] = useState<{ readonly file: File; readonly url: string }>();
  useEffect(() => {
    void takeSharedPicture(Date.now()).then((file) => {
      if (file) setShared({ file, url: URL.createObjectURL(file) });
    });
  }, []);
  if (!shared) return null;
  return (
    <div className="stack gap-3">
      <img
        src={shared.url}
        alt={t("photo")}
        className="max-h-60 w-full rounded-card object-contain"
      />
      <Button wide onClick={() => onUse(shared.file)}>
        {t("useShared")}
      </Button>
    </div>
  );
}
