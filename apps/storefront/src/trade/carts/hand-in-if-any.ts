import type { Speech } from "../../shell/speech.ts";
import { deviceLines } from "./device-lines.ts";

/** What a visitor chose goes into the cart of whoever has logged in. Most chose nothing, and load nothing. [CART-08] */
export async function handInIfAny(say: Speech["say"]): Promise<void> {
  if (deviceLines.read().length === 0) return;
  const { handInAndTell } = await import("./hand-in-and-tell.ts");
  await handInAndTell(say);
}
