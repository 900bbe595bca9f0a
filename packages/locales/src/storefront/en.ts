import { receipts } from "../en/money/receipts.ts";
import { accounts } from "../en/people/accounts.ts";
import { activity } from "../en/trade/activity.ts";
import { addresses } from "../en/people/addresses.ts";
import { articles } from "../en/shop/articles.ts";
import { bankCards } from "../en/money/bank-cards.ts";
import { books } from "../en/money/books.ts";
import { camera } from "../en/logistics/cameras.ts";
import { cart } from "../en/trade/carts.ts";
import { charges } from "../en/kernel/charges.ts";
import { claims } from "../en/logistics/claims.ts";
import { clipboard } from "../en/goods/clipboard.ts";
import { common } from "../en/kernel/common.ts";
import { consignments } from "../en/logistics/consignments.ts";
import { coupons } from "../en/money/coupons.ts";
import { credentials } from "../en/people/credentials.ts";
import { devices } from "../en/people/devices.ts";
import { errors } from "../en/kernel/errors.ts";
import { fees } from "../en/shop/fees.ts";
import { freight } from "../en/logistics/freight.ts";
import { home } from "../en/shop/home.ts";
import { pushes } from "../en/people/pushes.ts";
import { linkedLogIns } from "../en/people/linked-log-ins.ts";
import { membership } from "../en/people/membership.ts";
import { instructions } from "../en/trade/instructions.ts";
import { merging } from "../en/logistics/merging.ts";
import { mine } from "../en/shop/mine.ts";
import { notices } from "../en/people/notices.ts";
import { offline } from "../en/shop/offline.ts";
import { onBehalf } from "../en/trade/on-behalf.ts";
import { options } from "../en/goods/options.ts";
import { orders } from "../en/trade/orders.ts";
import { ownGoods } from "../en/goods/own-goods.ts";
import { parcels } from "../en/logistics/parcels.ts";
import { payment } from "../en/money/payments.ts";
import { people } from "../en/people/personal-data.ts";
import { photoSearch } from "../en/goods/photo-search.ts";
import { points } from "../en/money/points.ts";
import { priceChanges } from "../en/trade/price-changes.ts";
import { product } from "../en/goods/product.ts";
import { doorPrice } from "../en/trade/door-price.ts";
import { shopRecord } from "../en/trade/shop-record.ts";
import { orderEstimate } from "../en/trade/order-estimate.ts";
import { rateReceipt } from "../en/trade/rate-receipt.ts";
import { refunds } from "../en/trade/refunds.ts";
import { services } from "../en/logistics/services.ts";
import { clearance } from "../en/logistics/clearance.ts";
import { rehearsal } from "../en/logistics/rehearsals.ts";
import { lastMile } from "../en/logistics/last-mile.ts";
import { shipPlans } from "../en/logistics/ship-plans.ts";
import { search } from "../en/goods/search.ts";
import { security } from "../en/people/security.ts";
import { settlement } from "../en/trade/settlement.ts";
import { shippability } from "../en/goods/shippability.ts";
import { status } from "../en/trade/status.ts";
import { storage } from "../en/logistics/storage.ts";
import { sums } from "../en/kernel/sums.ts";
import { topups } from "../en/money/topups.ts";
import { translation } from "../en/goods/translation.ts";
import { uploads } from "../en/kernel/uploads.ts";
import { wallet } from "../en/money/wallet.ts";
import { withdrawals } from "../en/money/withdrawals.ts";
import { workOrders } from "../en/shop/work-orders.ts";
import { invitations } from "../en/shop/invitations.ts";
import { campaigns } from "../en/shop/campaigns.ts";
import { pages } from "../en/shop/pages.ts";

/** Everything the storefront says; one chunk in the browser. */
export const texts = {
  receipts,
  campaigns,
  invitations,
  pages,
  accounts,
  activity,
  addresses,
  articles,
  bankCards,
  books,
  camera,
  cart,
  charges,
  claims,
  clipboard,
  common,
  consignments,
  coupons,
  credentials,
  devices,
  errors,
  fees,
  freight,
  home,
  instructions,
  linkedLogIns,
  pushes,
  membership,
  merging,
  mine,
  notices,
  offline,
  onBehalf,
  options,
  orders,
  ownGoods,
  parcels,
  payment,
  people,
  photoSearch,
  points,
  priceChanges,
  product,
  doorPrice,
  orderEstimate,
  shopRecord,
  rateReceipt,
  refunds,
  clearance,
  services,
  rehearsal,
  lastMile,
  shipPlans,
  search,
  security,
  settlement,
  shippability,
  status,
  storage,
  sums,
  topups,
  translation,
  uploads,
  wallet,
  withdrawals,
  workOrders,
} as const;
