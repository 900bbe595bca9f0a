import { useActAtTap } from "../../shell/use-act-at-tap.ts";

const loadTaking = async () => (await import("./take-coupon.ts")).takeCoupon;

/** Takes a coupon by its code. [API-114] */
export const useTakeCoupon = () => useActAtTap(loadTaking);
