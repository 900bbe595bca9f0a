import { ForwardIcon } from "@sampan/ui/icons-frame";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useSheet } from "../../shell/use-sheet.ts";
import { WayWords } from "./way-words.tsx";
import { isRefused, type GoodsOnTheWay } from "./ways-of.ts";

const ShippingSheet = lazy(async () => ({
  default: (await import("./shipping-sheet.tsx")).ShippingSheet,
}));

interface ShippingLineProps {
  readonly goods: GoodsOnTheWay;
  /** What is bought, for those who hear the button out of its place. */
  readonly name: string;
}

/** What the transports make of one line, where that is worth a word; a tap says why. */
export function ShippingLine({ goods, name }: ShippingLineProps) {
  const t = useTranslations("shippability");
  const sheet = useSheet();
  if (goods.shippability.length === 0) return null;
  const colour = isRefused(goods) ? "text-danger" : "text-text-2";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={sheet.open}
        className={`tap relative flex max-w-full items-center gap-1 py-1 text-left text-xs ${colour}`}
      >
        <span className="sr-only">{t("open", { name })} </span>
        <span className="min-w-0">
          <WayWords goods={goods} />
        </span>
        <ForwardIcon size="xs" className="flex-none" />
      </button>
      {sheet.wasOpened && (
        <Suspense>
          <ShippingSheet open={sheet.isOpen} goods={goods} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
