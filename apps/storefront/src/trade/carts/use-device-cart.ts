import { formatWireTime } from "@sampan/domain/kernel/business-time";
import { useState } from "react";
import { useConfiguration } from "../../shell/configuration.ts";
import { useKept } from "../../shell/use-kept.ts";
import { removeFromDeviceCart, setDeviceQuantity, shopsOf } from "./device-cart.ts";
import { deviceLines } from "./device-lines.ts";
import { linesAt } from "./lines-at.ts";
import type { OpenCart } from "./open-cart.ts";

/** The cart of a visitor, on this device. [CART-08] */
export function useDeviceCart(): OpenCart {
  const lines = useKept(deviceLines);
  const { region } = useConfiguration();
  const [now] = useState(() => formatWireTime(new Date(), region));
  return {
    shops: shopsOf(linesAt(lines, now)),
    setQuantity: (item, num) => setDeviceQuantity(item.cart_id, num),
    remove: (cartIds, onDone) => {
      removeFromDeviceCart(cartIds);
      onDone();
    },
    clear: (onDone) => {
      deviceLines.forget();
      onDone();
    },
    isRemoving: false,
  };
}
