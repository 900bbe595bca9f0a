import { PicturePreview } from "@sampan/ui/picture-preview";
import { useTranslations } from "use-intl";
import { useBackCloses } from "../../shell/use-back-closes.ts";

interface LargePicturesProps {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  /** Position of the picture to begin with. */
  readonly start: number;
  readonly onClose: () => void;
}

/** Pictures of goods as large as the screen; going back closes them. [AGNT-02] [AGNT-03] */
export function LargePictures({ pictures, start, onClose }: LargePicturesProps) {
  const t = useTranslations("product");
  const words = useTranslations("common");
  const close = useBackCloses(onClose);
  return (
    <PicturePreview
      label={t("preview")}
      pictures={pictures}
      start={start}
      counter={(index, total) => words("outOf", { index, total })}
      closeLabel={words("close")}
      onClose={close}
    />
  );
}
