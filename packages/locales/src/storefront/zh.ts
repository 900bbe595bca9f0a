import { receipts } from "../zh/money/receipts.ts";
import { accounts } from "../zh/people/accounts.ts";
import { activity } from "../zh/trade/activity.ts";
import { addresses } from "../zh/people/addresses.ts";
import { articles } from "../zh/shop/articles.ts";
import { bankCards } from "../zh/money/bank-cards.ts";
import { books } from "../zh/money/books.ts";
import { camera } from "../zh/logistics/cameras.ts";
import { cart } from "../zh/trade/carts.ts";
import { charges } from "../zh/kernel/charges.ts";
import { claims } from "../zh/logistics/claims.ts";
import { clipboard } from "../zh/goods/clipboard.ts";
import { common } from "../zh/kernel/common.ts";
import { consignments } from "../zh/logistics/consignments.ts";
import { coupons } from "../zh/money/coupons.ts";
import { credentials } from "../zh/people/credentials.ts";
import { devices } from "../zh/people/devices.ts";
import { errors } from "../zh/kernel/errors.ts";
import { fees } from "../zh/shop/fees.ts";
import { freight } from "../zh/logistics/freight.ts";
import { home } from "../zh/shop/home.ts";
import { pushes } from "../zh/people/pushes.ts";
import { linkedLogIns } from "../zh/people/linked-log-ins.ts";
import { membership } from "../zh/people/membership.ts";
import { instructions } from "../zh/trade/instructions.ts";
import { merging } from "../zh/logistics/merging.ts";
import { mine } from "../zh/shop/mine.ts";
import { notices } from "../zh/people/notices.ts";
import { offline } from "../zh/shop/offline.ts";
import { onBehalf } from "../zh/trade/on-behalf.ts";
import { options } from "../zh/goods/options.ts";
import { orders } from "../zh/trade/orders.ts";
import { ownGoods } from "../zh/goods/own-goods.ts";
import { parcels } from "../zh/logistics/parcels.ts";
import { payment } from "../zh/money/payments.ts";
import { people } from "../zh/people/personal-data.ts";
import { photoSearch } from "../zh/goods/photo-search.ts";
import { points } from "../zh/money/points.ts";
import { priceChanges } from "../zh/trade/price-changes.ts";
import { product } from "../zh/goods/product.ts";
import { doorPrice } from "../zh/trade/door-price.ts";
import { shopRecord } from "../zh/trade/shop-record.ts";
import { orderEstimate } from "../zh/trade/order-estimate.ts";
import { rateReceipt } from "../zh/trade/rate-receipt.ts";
import { refunds } from "../zh/trade/refunds.ts";
import { services } from "../zh/logistics/services.ts";
import { clearance } from "../zh/logistics/clearance.ts";
import { rehearsal } from "../zh/logistics/rehearsals.ts";
import { lastMile } from "../zh/logistics/last-mile.ts";
import { shipPlans } from "../zh/logistics/ship-plans.ts";
import { search } from "../zh/goods/search.ts";
import { security } from "../zh/people/security.ts";
import { settlement } from "../zh/trade/settlement.ts";
import { shippability } from "../zh/goods/shippability.ts";
import { status } from "../zh/trade/status.ts";
import { storage } from "../zh/logistics/storage.ts";
import { sums } from "../zh/kernel/sums.ts";
import { topups } from "../zh/money/topups.ts";
import { translation } from "../zh/goods/translation.ts";
import { uploads } from "../zh/kernel/uploads.ts";
import { wallet } from "../zh/money/wallet.ts";
import { withdrawals } from "../zh/money/withdrawals.ts";
import { workOrders } from "../zh/shop/work-orders.ts";
import { invitations } from "../zh/shop/invitations.ts";
import { campaigns } from "../zh/shop/campaigns.ts";
import { pages } from "../zh/shop/pages.ts";

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
