import { useGoodsWords } from "../translation/use-goods-words.ts";
import type { Dimension } from "./choice.ts";

interface OptionLabelProps {
  readonly dimension: Dimension;
  /** What the rows below belong to. */
  readonly under?: string | undefined;
}

/** The name of a dimension over its values. */
export function OptionLabel({ dimension, under }: OptionLabelProps) {
  const { text, lang } = useGoodsWords()(dimension.i18n);
  return (
    <h3 className="mt-4 mb-2 flex flex-wrap items-baseline gap-x-2 font-semibold">
      <span lang={lang}>{text}</span>
      {under && <span className="text-xs font-normal text-text-3">{under}</span>}
    </h3>
  );
}
