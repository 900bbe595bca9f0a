import { Card } from "@sampan/ui/card";
import { DownIcon } from "@sampan/ui/icons-controls";
import type { BlockProps } from "./block-props.ts";

/** Rules of a campaign, unfolded by who wants to read them. */
export const RulesBlock = ({ block }: BlockProps) => (
  <Card padded={false}>
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-[650]">
        <span className="min-w-0 break-words">{block.title}</span>
        <DownIcon size="xs" className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="px-4 pb-4 text-sm break-words whitespace-pre-line text-text-2">{block.body}</p>
    </details>
  </Card>
);
