import type { I18n } from "@sampan/contract/goods/i18n";
import { Thumb } from "@sampan/ui/picture";
import type { ReactNode } from "react";
import { useGoodsWords } from "../translation/use-goods-words.ts";
import { pictureAddress } from "./picture-address.ts";

/** Goods that somebody chose an option of: what every line of a cart, an order, a parcel or a refund knows of them. */
export interface OrderedGoodsFacts {
  readonly image: string;
  readonly i18n: I18n;
  readonly props_i18n: I18n;
  /** What was ordered, where another option was bought instead. */
  readonly ordered_props_i18n?: I18n | null;
}

/** Title and options in the reader's language, and both together, by which controls of the line are named. */
export function useOrderedWords({ i18n, props_i18n }: OrderedGoodsFacts) {
  const say = useGoodsWords();
  const title = say(i18n);
  const options = say(props_i18n);
  return { title, options, name: `${title.text} ${options.text}` };
}

const noWords: I18n = { zh: "" };

interface PictureProps {
  readonly goods: OrderedGoodsFacts;
  readonly size?: "sm" | "lg";
}

/** Large, it gives way where a phone is narrow. */
export const OrderedGoodsPicture = ({ goods, size = "sm" }: PictureProps) => (
  <Thumb
    size={size}
    src={pictureAddress(goods.image, 240)}
    alt=""
    {...(size === "lg" && { className: "max-[359px]:size-16" })}
  />
);

interface WordsProps {
  readonly goods: OrderedGoodsFacts;
  /** In place of the title, where it leads somewhere. */
  readonly link?: ReactNode;
  /** Options in one line, where a row has more to hold than to say. */
  readonly isShort?: boolean;
  /** Behind the options: how many. */
  readonly count?: ReactNode;
}

/** What it is called and which of it was chosen. */
export function OrderedGoodsWords({ goods, link, isShort = false, count }: WordsProps) {
  const { title, options } = useOrderedWords(goods);
  const ordered = useGoodsWords()(goods.ordered_props_i18n ?? noWords);
  return (
    <>
      {link ?? (
        <p lang={title.lang} className="line-clamp-2 break-words">
          {title.text}
        </p>
      )}
      <p className={`text-xs text-text-3 tabular-nums ${isShort ? "truncate" : ""}`}>
        {ordered.text !== "" && (
          <>
            <s lang={ordered.lang}>{ordered.text}</s>{" "}
          </>
        )}
        <span lang={options.lang}>{options.text}</span> {count}
      </p>
    </>
  );
}

interface RowProps extends Omit<WordsProps, "isShort"> {
  /** In front of the picture: what chooses the line. */
  readonly lead?: ReactNode;
  /** At the end, and under it what it comes to in another currency. */
  readonly price?: string;
  readonly converted?: string | undefined;
  /** Under the words: where it is, what is wrong with it, what can be set. */
  readonly children?: ReactNode;
}

/** One line of ordered goods in a list: picture, name, options, count, price. [ORD-80] [PKG-21] */
export const OrderedGoodsRow = ({ lead, price, converted, children, ...words }: RowProps) => (
  <li className="flex flex-wrap gap-x-3 gap-y-1">
    {lead}
    <OrderedGoodsPicture goods={words.goods} />
    <div className="min-w-0 flex-1 basis-28">
      <OrderedGoodsWords {...words} />
      {children}
    </div>
    {price && (
      <p className="ml-auto text-right whitespace-nowrap tabular-nums">
        {price}
        {converted && <span className="block text-xs text-text-3">{converted}</span>}
      </p>
    )}
  </li>
);
