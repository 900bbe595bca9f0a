import { receipts } from "../th/money/receipts.ts";
import { accounts } from "../th/people/accounts.ts";
import { activity } from "../th/trade/activity.ts";
import { addresses } from "../th/people/addresses.ts";
import { articles } from "../th/shop/articles.ts";
import { bankCards } from "../th/money/bank-cards.ts";
import { books } from "../th/money/books.ts";
import { camera } from "../th/logistics/cameras.ts";
import { cart } from "../th/trade/carts.ts";
import { charges } from "../th/kernel/charges.ts";
import { claims } from "../th/logistics/claims.ts";
import { clipboard } from "../th/goods/clipboard.ts";
import { common } from "../th/kernel/common.ts";
import { consignments } from "../th/logistics/consignments.ts";
import { coupons } from "../th/money/coupons.ts";
import { credentials } from "../th/people/credentials.ts";
import { devices } from "../th/people/devices.ts";
import { errors } from "../th/kernel/errors.ts";
import { fees } from "../th/shop/fees.ts";
import { freight } from "../th/logistics/freight.ts";
import { home } from "../th/shop/home.ts";
import { pushes } from "../th/people/pushes.ts";
import { linkedLogIns } from "../th/people/linked-log-ins.ts";
import { membership } from "../th/people/membership.ts";
import { instructions } from "../th/trade/instructions.ts";
import { merging } from "../th/logistics/merging.ts";
import { mine } from "../th/shop/mine.ts";
import { notices } from "../th/people/notices.ts";
import { offline } from "../th/shop/offline.ts";
import { onBehalf } from "../th/trade/on-behalf.ts";
import { options } from "../th/goods/options.ts";
import { orders } from "../th/trade/orders.ts";
import { ownGoods } from "../th/goods/own-goods.ts";
import { parcels } from "../th/logistics/parcels.ts";
import { payment } from "../th/money/payments.ts";
import { people } from "../th/people/personal-data.ts";
import { photoSearch } from "../th/goods/photo-search.ts";
import { points } from "../th/money/points.ts";
import { priceChanges } from "../th/trade/price-changes.ts";
import { product } from "../th/goods/product.ts";
import { doorPrice } from "../th/trade/door-price.ts";
import { shopRecord } from "../th/trade/shop-record.ts";
import { orderEstimate } from "../th/trade/order-estimate.ts";
import { rateReceipt } from "../th/trade/rate-receipt.ts";
import { refunds } from "../th/trade/refunds.ts";
import { services } from "../th/logistics/services.ts";
import { clearance } from "../th/logistics/clearance.ts";
import { rehearsal } from "../th/logistics/rehearsals.ts";
import { lastMile } from "../th/logistics/last-mile.ts";
import { shipPlans } from "../th/logistics/ship-plans.ts";
import { search } from "../th/goods/search.ts";
import { security } from "../th/people/security.ts";
import { settlement } from "../th/trade/settlement.ts";
import { shippability } from "../th/goods/shippability.ts";
import { status } from "../th/trade/status.ts";
import { storage } from "../th/logistics/storage.ts";
import { sums } from "../th/kernel/sums.ts";
import { topups } from "../th/money/topups.ts";
import { translation } from "../th/goods/translation.ts";
import { uploads } from "../th/kernel/uploads.ts";
import { wallet } from "../th/money/wallet.ts";
import { withdrawals } from "../th/money/withdrawals.ts";
import { workOrders } from "../th/shop/work-orders.ts";
import { invitations } from "../th/shop/invitations.ts";
import { campaigns } from "../th/shop/campaigns.ts";
import { pages } from "../th/shop/pages.ts";

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
