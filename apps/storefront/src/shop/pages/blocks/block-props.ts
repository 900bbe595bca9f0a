import type { ShownBlock } from "@sampan/contract/shop/pages/shown-page";

/** What every drawing of a block is given. */
export interface BlockProps {
  readonly block: ShownBlock;
  /** When the page was read, as the server's clock had it. */
  readonly read_ms: number;
  /** Among the first blocks, whose pictures are not waited for until somebody scrolls. */
  readonly isFirst: boolean;
  /** Told when something was taken from it. */
  readonly onTaken: () => void;
}
