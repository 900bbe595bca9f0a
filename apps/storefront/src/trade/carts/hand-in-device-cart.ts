import { callApi, type CallOptions, type ToldRefusal } from "@sampan/client/call-api";
import { putCartBatch } from "@sampan/contract/trade/carts/carts";
import { readDeviceCart, removeFromDeviceCart } from "./device-cart.ts";

type Line = ReturnType<typeof readDeviceCart>[number];
type Told = Pick<CallOptions, "send">;

export interface HandedIn {
  /** Lines that lie in the account's cart now. */
  readonly added: number;
  /** Lines that are not sold any more as they were chosen. */
  readonly dropped: number;
  /** Why lines were dropped, or why the rest waits on the device. */
  readonly reason: ToldRefusal | undefined;
}

const nothing: HandedIn = { added: 0, dropped: 0, reason: undefined };

/**
 * Puts what was chosen before log-in into the account's cart. The call takes all lines or none, so when it
 * refuses, product by product is tried: one that sold out must not keep the others out. Lines stay on the
 * device while nobody can judge them. [CART-08] [CART-21]
 */
export async function handInDeviceCart(told: Told = {}): Promise<HandedIn> {
  const lines = readDeviceCart();
  if (lines.length === 0) return nothing;
  const whole = await put(lines, told);
  if (whole.ok) {
    forget(lines);
    return { ...nothing, added: lines.length };
  }
  if (!isAboutLines(whole.error)) return { ...nothing, reason: whole.error };

  let handedIn = nothing;
  for (const group of byProduct(lines)) {
    const part = await put(group, told);
    if (!part.ok && !isAboutLines(part.error)) return { ...handedIn, reason: part.error };
    forget(group);
    handedIn = part.ok
      ? { ...handedIn, added: handedIn.added + group.length }
      : {
          ...handedIn,
          dropped: handedIn.dropped + group.length,
          reason: handedIn.reason ?? part.error,
        };
  }
  return handedIn;
}

const put = (lines: readonly Line[], told: Told) =>
  callApi(
    putCartBatch,
    {
      batch_item_list: lines.map(({ item: { item_id, num, item_props } }) => ({
        item_id,
        num,
        item_props,
      })),
    },
    told,
  );

const forget = (lines: readonly Line[]): void =>
  removeFromDeviceCart(new Set(lines.map(({ item }) => item.cart_id)));

/** Whether a refusal speaks of the goods, rather than of the session or of too many calls. */
const isAboutLines = ({ code }: ToldRefusal): boolean =>
  putCartBatch.refusals.some((name) => name === code);

function byProduct(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { spu_id } = line.item;
    groups.set(spu_id, [...(groups.get(spu_id) ?? []), line]);
  }
  return [...groups.values()];
}
