import { ForwardIcon } from "@sampan/ui/icons-frame";
import { useTranslations } from "use-intl";
import { pictureAddress } from "../../../goods/cards/picture-address.ts";
import { AddressLink } from "../../../shell/address-link.tsx";
import type { BlockProps } from "./block-props.ts";

type Banner = BlockProps["block"]["cards"][number];

/** Banners in a row that a hand moves, never a timer; one alone fills it. */
export function BannerRow({ block, isFirst }: BlockProps) {
  const t = useTranslations("pages");
  const isRow = block.cards.length > 1;
  return (
    <section
      aria-label={t(isRow ? "banners" : "banner")}
      // What scrolls is reached by keys as well.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isRow ? 0 : undefined}
      className="-mx-(--gutter) flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain scroll-px-(--gutter) px-(--gutter) [scrollbar-width:thin] pointer-coarse:[scrollbar-width:none]"
    >
      {block.cards.map((card, at) => (
        <div
          key={`${card.picture} ${String(at)}`}
          className={`flex-none snap-start ${isRow ? "w-[min(19.75rem,84%)]" : "w-full"}`}
        >
          <BannerCard card={card} isTinted={at % 2 === 1} isEager={isFirst && at === 0} />
        </div>
      ))}
    </section>
  );
}

interface BannerCardProps {
  readonly card: Banner;
  readonly isTinted: boolean;
  readonly isEager: boolean;
}

function BannerCard({ card, isTinted, isEager }: BannerCardProps) {
  const look = `relative flex min-h-33 overflow-hidden rounded-card ${
    isTinted ? "bg-action-soft" : "bg-brand-soft"
  }`;
  const drawn = (
    <>
      <img
        src={pictureAddress(card.picture, 480)}
        alt={card.alt}
        width={400}
        height={400}
        loading={isEager ? "eager" : "lazy"}
        {...(isEager ? { fetchPriority: "high" as const } : {})}
        className="absolute inset-y-0 right-0 h-full w-[52%] [mask-image:linear-gradient(90deg,transparent,#000_40%)] object-cover"
      />
      <span className="relative grid w-[58%] content-center gap-0.5 py-3 pl-4.5 break-words">
        {card.title && <b className="text-lg font-[650]">{card.title}</b>}
        {card.line && <span className="text-text-2">{card.line}</span>}
        {card.link && <ForwardIcon size="xs" className="mt-1.5 text-brand" />}
      </span>
    </>
  );
  return card.link ? (
    <AddressLink address={card.link} className={look}>
      {drawn}
    </AddressLink>
  ) : (
    <div className={look}>{drawn}</div>
  );
}
