import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useConfiguration } from "../../shell/configuration.ts";
import { useInBrowser } from "../../shell/use-in-browser.ts";
import { productOfText } from "./product-of-text.ts";
import { hasClipboard, readClipboard } from "./read-clipboard.ts";
import { useOpenProduct } from "./use-find.ts";

interface PasteButtonProps {
  readonly onPaste: (text: string) => void;
}

/**
 * Puts what was copied into the box, and goes straight to its product where it leads to one. What cannot be read
 * or followed stays silent: the box is right here. [ERR-12] [ERR-13]
 */
export function PasteButton({ onPaste }: PasteButtonProps) {
  const t = useTranslations("search");
  const openProduct = useOpenProduct();
  const { share_markers: markers } = useConfiguration();
  const isOffered = useInBrowser(hasClipboard);
  const pasting = useMutation({
    mutationFn: async () => {
      const text = (await readClipboard())?.trim();
      if (!text) return;
      onPaste(text);
      const product = await productOfText(text, { markers });
      if (product) await openProduct(product);
    },
  });
  if (!isOffered) return null;
  return (
    <button
      type="button"
      onClick={() => {
        if (!pasting.isPending) pasting.mutate();
      }}
      className="tap min-h-7 flex-none px-3 text-xs text-brand"
    >
      {t("paste")}
    </button>
  );
}
