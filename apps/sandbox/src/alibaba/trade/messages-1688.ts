/** One message, before it is written out. */
export type Message1688 = { readonly id: string; readonly content: object };

/** Messages to the shop, and those that did not arrive there. */
export type Messages1688 = {
  /** Where they are posted; empty for nowhere. */
  url: string;
  /** By their ids, oldest first. */
  readonly failed: Map<string, Message1688>;
  /** One that waits for the next to overtake it. */
  held: Message1688 | undefined;
  count: number;
};

export const createMessages1688 = (url: string): Messages1688 => ({
  url,
  failed: new Map(),
  held: undefined,
  count: 0,
});
