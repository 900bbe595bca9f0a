import { createFileRoute } from "@tanstack/react-router";
import { CartFault } from "../trade/carts/cart-fault.tsx";
import { CartPage } from "../trade/carts/cart-page.tsx";
import { cartQuery } from "../trade/carts/cart-query.ts";
import { CartSkeleton } from "../trade/carts/cart-skeleton.tsx";
import { deviceLines } from "../trade/carts/device-lines.ts";
import { handInAndTell } from "../trade/carts/hand-in-and-tell.ts";
import { useAccountCart } from "../trade/carts/use-account-cart.ts";
import { useDeviceCart } from "../trade/carts/use-device-cart.ts";
import { rateQuery } from "../sums/use-rate.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { sessionQuery, useSession } from "../shell/session.ts";

/** [RT-54] [RT-109] */
export const Route = createFileRoute("/cart")({
  // A visitor's cart lies on the device, where the server cannot see it.
  ssr: false,
  loader: async ({ context: { queryClient, speech } }) => {
    const [session] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(configurationQuery),
      queryClient.ensureQueryData(rateQuery),
    ]);
    if (!session.data) return;
    if (deviceLines.read().length > 0) await handInAndTell(speech.say);
    await queryClient.ensureQueryData(cartQuery);
  },
  head: ({ match: { context } }) => pageHead(context, { title: context.speech.say("cart.title") }),
  pendingComponent: CartSkeleton,
  errorComponent: CartFault,
  component: Page,
});

function Page() {
  return useSession() ? <AccountCart /> : <DeviceCart />;
}

const AccountCart = () => <CartPage cart={useAccountCart()} isVisitor={false} />;
const DeviceCart = () => <CartPage cart={useDeviceCart()} isVisitor />;
