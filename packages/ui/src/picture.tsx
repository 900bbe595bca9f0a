import type { ImgHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "width" | "height"> {
  readonly src: string | undefined;
  /** Empty where the title beside it says the same. */
  readonly alt: string;
  /** Above the fold: loaded at once. The one that matters most also takes `fetchPriority="high"`. */
  readonly isEager?: boolean;
}

/** A square picture that fills its box; the box keeps its size whatever comes of the picture. */
export const Picture = ({ src, alt, isEager = false, className, ...rest }: PictureProps) => (
  <img
    {...rest}
    src={src}
    alt={alt}
    width={400}
    height={400}
    loading={isEager ? "eager" : "lazy"}
    // The picture people wait for comes with the frame that shows its place.
    decoding={rest.fetchPriority === "high" ? "sync" : "async"}
    className={classNames("aspect-square bg-surface-2 object-cover", className)}
  />
);

const thumbSizes = { sm: "size-13", md: "size-18", lg: "size-22" } as const;

/** A small picture in a row: 52, 72 or 88 px. */
export const Thumb = ({
  size = "md",
  className,
  ...rest
}: PictureProps & { readonly size?: "sm" | "md" | "lg" }) => (
  <Picture {...rest} className={classNames("flex-none rounded-sm", thumbSizes[size], className)} />
);
