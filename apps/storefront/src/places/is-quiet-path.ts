import { ownPathTo } from "../own-paths.ts";
import { pathTo } from "../paths.ts";

/** Where people pay, order or say who they are. */
const quiet: readonly string[] = [
  pathTo.checkout.to,
  pathTo.payment("").to,
  pathTo.parcelPayment([]).to,
  pathTo.paymentFailed([]).to,
  pathTo.login(undefined).to,
  pathTo.register(undefined).to,
  pathTo.resetPassword(undefined).to,
  pathTo.setPassword.to,
  ownPathTo.topup.to,
  ownPathTo.bankTopup().to,
  ownPathTo.withdraw.to,
  ownPathTo.cards.to,
  ownPathTo.askPayment.to,
].map((to) => to.replace(/\/\$.*/, ""));

/** Whether nothing is offered on this page, whatever is copied. */
export const isQuietPath = (pathname: string): boolean =>
  quiet.some((path) => pathname === path || pathname.startsWith(`${path}/`));
