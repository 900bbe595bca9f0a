import { ForwardIcon } from "@sampan/ui/icons-frame";
import { BellIcon } from "@sampan/ui/icons-places";
import { AddressLink } from "../../../shell/address-link.tsx";
import type { BlockProps } from "./block-props.ts";

const look =
  "flex min-h-11 items-center gap-2.5 rounded-card bg-brand-soft px-4 py-2.5 text-on-brand-soft";

/** One line that everybody should know, with the way to more of it. */
export function NoticeStrip({ block }: BlockProps) {
  const words = (
    <>
      <BellIcon size="sm" />
      <span className="min-w-0 flex-1 break-words">{block.title}</span>
    </>
  );
  return block.link ? (
    <AddressLink address={block.link} className={look}>
      {words}
      <ForwardIcon size="xs" />
    </AddressLink>
  ) : (
    <p className={look}>{words}</p>
  );
}
