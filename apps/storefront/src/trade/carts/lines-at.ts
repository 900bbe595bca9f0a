import { type DeviceLine, linesIn } from "./device-cart.ts";

/** What is kept, as it is now: once a campaign has ended, what it sold costs what it cost before. [CART-08] [CHK-24] */
export const linesAt = (kept: readonly unknown[], now: string): DeviceLine[] =>
  linesIn(kept).map((line) => {
    const { campaign, ...item } = line.item;
    if (!campaign || line.until === undefined || line.until > now) return line;
    const { regular } = campaign;
    return { ...line, item: { ...item, price: regular, price_real: regular, tiers: [] } };
  });
