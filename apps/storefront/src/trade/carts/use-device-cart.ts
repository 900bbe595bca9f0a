import { useKept } from "../../shell/use-kept.ts";
import { linesIn, removeFromDeviceCart, setDeviceQuantity, shopsOf } from "./device-cart.ts";
import { deviceLines } from "./device-lines.ts";
import type { OpenCart } from "./open-cart.ts";

/** The cart of a visitor, on this device. [CART-08] */
export function useDeviceCart(): OpenCart {
  const lines = useKept(deviceLines);
  return {
    shops: shopsOf(linesIn(lines)),
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
