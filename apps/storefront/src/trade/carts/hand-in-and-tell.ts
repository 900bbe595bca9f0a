import { showToast } from "@sampan/ui/toast";
import type { Speech } from "../../shell/speech.ts";
import { faultWords } from "../../shell/fault-words.ts";
import { handInDeviceCart } from "./hand-in-device-cart.ts";

/**
 * Hands in what a visitor chose and says how it went. A network that fails is told as well and changes
 * nothing: the lines stay on the device for the next time. [CART-08]
 */
export async function handInAndTell(say: Speech["say"]): Promise<void> {
  try {
    const { added, dropped, reason } = await handInDeviceCart();
    if (dropped > 0)
      showToast({
        message: say("cart.notHandedIn", { count: dropped, reason: reason?.message ?? "" }),
        tone: "danger",
      });
    else if (reason) showToast({ message: reason.message, tone: "danger" });
    else if (added > 0) showToast({ message: say("cart.handedIn", { count: added }) });
  } catch (fault) {
    showToast({ message: faultWords(say, fault), tone: "danger" });
  }
}
