import type { Product } from "@sampan/contract/goods/catalogue/product";
import type { Words } from "@sampan/locales/words-in";
import { CountBadge } from "@sampan/ui/icon-button";
import { Picture } from "@sampan/ui/picture";
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../cards/picture-address.ts";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import {
  offeredValues,
  totalUnder,
  type Dimension,
  type Picks,
  type Quantities,
} from "./choice.ts";
import { OptionName } from "./option-name.tsx";
import { OptionLabel } from "./option-label.tsx";
import { useLongPress } from "./use-long-press.ts";

const LargePictures = lazy(async () => ({
  default: (await import("../cards/large-pictures.tsx")).LargePictures,
}));

interface OptionTabsProps {
  readonly product: Product;
  readonly quantities: Quantities;
  readonly dimension: Dimension;
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
}

/**
 * The first of two dimensions: a tab a value, with its picture and the pieces chosen under it. A picture pressed
 * long is shown large. [AGNT-21] [AGNT-24]
 */
export function OptionTabs({ product, quantities, dimension, picks, onPick }: OptionTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const say = useGoodsWords();
  const [large, setLarge] = useState<string>();
  const values = offeredValues(product, dimension, {});
  const pictured = values.flatMap(({ value, i18n, image }) => {
    const from = image ?? product.image_value[value];
    return from ? [{ value, from, name: say(i18n).text }] : [];
  });
  const current = values.findIndex(({ value }) => value === picks[dimension.name]);
  const open = (position: number): void => {
    const value = values[position]?.value;
    if (value !== undefined) onPick({ ...picks, [dimension.name]: value });
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + values.length) % values.length;
    open(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <OptionLabel dimension={dimension} />
      <div
        ref={list}
        role="tablist"
        aria-label={say(dimension.i18n).text}
        onKeyDown={move}
        className="-mx-4 flex gap-2.5 overflow-x-auto px-4 pt-2 pb-1 [scrollbar-width:none]"
      >
        {values.map(({ value, i18n }, position) => (
          <OptionTab
            key={value}
            words={say(i18n)}
            image={pictured.find((each) => each.value === value)?.from}
            isOpen={position === current}
            count={totalUnder(product, quantities, { [dimension.name]: value })}
            onOpen={() => open(position)}
            onLarge={() => setLarge(value)}
          />
        ))}
      </div>
      {large !== undefined && (
        <Suspense>
          <LargePictures
            pictures={pictured.map(({ from, name }) => ({
              src: pictureAddress(from, 800),
              alt: name,
            }))}
            start={pictured.findIndex(({ value }) => value === large)}
            onClose={() => setLarge(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

interface OptionTabProps {
  readonly words: Words;
  readonly image: string | undefined;
  readonly isOpen: boolean;
  readonly count: number;
  readonly onOpen: () => void;
  /** The picture was pressed long. */
  readonly onLarge: () => void;
}

const pictureTab = "grid w-24 justify-items-center gap-1.5 max-[359px]:w-20";
const wordTab =
  "min-h-11 max-w-48 rounded-card bg-surface-2 px-4 aria-selected:bg-brand-soft aria-selected:shadow-[inset_0_0_0_1.5px_var(--brand)]";

function OptionTab({ words, image, isOpen, count, onOpen, onLarge }: OptionTabProps) {
  const t = useTranslations("options");
  const press = useLongPress(onLarge);
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOpen}
      aria-label={count > 0 ? t("chosenUnder", { name: words.text, count }) : words.text}
      tabIndex={isOpen ? 0 : -1}
      onClick={onOpen}
      className={`relative flex-none text-xs text-text-2 aria-selected:font-[650] aria-selected:text-brand ${image ? pictureTab : wordTab}`}
    >
      {image && (
        <Picture
          {...press}
          src={pictureAddress(image, 240)}
          alt=""
          draggable={false}
          className={`w-full rounded-card [-webkit-touch-callout:none] ${isOpen ? "outline-[2.5px] outline-offset-2 outline-brand" : ""}`}
        />
      )}
      <OptionName words={words} className="max-w-full" />
      <CountBadge count={count} className="-top-1.5 -right-1.5" />
    </button>
  );
}
