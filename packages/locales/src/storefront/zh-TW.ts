import { receipts } from "../zh-TW/money/receipts.ts";
import { accounts } from "../zh-TW/people/accounts.ts";
import { activity } from "../zh-TW/trade/activity.ts";
import { addresses } from "../zh-TW/people/addresses.ts";
import { articles } from "../zh-TW/shop/articles.ts";
import { bankCards } from "../zh-TW/money/bank-cards.ts";
import { books } from "../zh-TW/money/books.ts";
import { camera } from "../zh-TW/logistics/cameras.ts";
import { cart } from "../zh-TW/trade/carts.ts";
import { charges } from "../zh-TW/kernel/charges.ts";
import { claims } from "../zh-TW/logistics/claims.ts";
import { clipboard } from "../zh-TW/goods/clipboard.ts";
import { common } from "../zh-TW/kernel/common.ts";
import { consignments } from "../zh-TW/logistics/consignments.ts";
import { coupons } from "../zh-TW/money/coupons.ts";
import { credentials } from "../zh-TW/people/credentials.ts";
import { devices } from "../zh-TW/people/devices.ts";
import { errors } from "../zh-TW/kernel/errors.ts";
import { fees } from "../zh-TW/shop/fees.ts";
import { freight } from "../zh-TW/logistics/freight.ts";
import { home } from "../zh-TW/shop/home.ts";
import { pushes } from "../zh-TW/people/pushes.ts";
import { linkedLogIns } from "../zh-TW/people/linked-log-ins.ts";
import { membership } from "../zh-TW/people/membership.ts";
import { instructions } from "../zh-TW/trade/instructions.ts";
import { merging } from "../zh-TW/logistics/merging.ts";
import { mine } from "../zh-TW/shop/mine.ts";
import { notices } from "../zh-TW/people/notices.ts";
import { offline } from "../zh-TW/shop/offline.ts";
import { onBehalf } from "../zh-TW/trade/on-behalf.ts";
import { options } from "../zh-TW/goods/options.ts";
import { orders } from "../zh-TW/trade/orders.ts";
import { ownGoods } from "../zh-TW/goods/own-goods.ts";
import { parcels } from "../zh-TW/logistics/parcels.ts";
import { payment } from "../zh-TW/money/payments.ts";
import { people } from "../zh-TW/people/personal-data.ts";
import { photoSearch } from "../zh-TW/goods/photo-search.ts";
import { points } from "../zh-TW/money/points.ts";
import { priceChanges } from "../zh-TW/trade/price-changes.ts";
import { product } from "../zh-TW/goods/product.ts";
import { doorPrice } from "../zh-TW/trade/door-price.ts";
import { shopRecord } from "../zh-TW/trade/shop-record.ts";
import { orderEstimate } from "../zh-TW/trade/order-estimate.ts";
import { rateReceipt } from "../zh-TW/trade/rate-receipt.ts";
import { refunds } from "../zh-TW/trade/refunds.ts";
import { services } from "../zh-TW/logistics/services.ts";
import { clearance } from "../zh-TW/logistics/clearance.ts";
import { rehearsal } from "../zh-TW/logistics/rehearsals.ts";
import { lastMile } from "../zh-TW/logistics/last-mile.ts";
import { shipPlans } from "../zh-TW/logistics/ship-plans.ts";
import { search } from "../zh-TW/goods/search.ts";
import { security } from "../zh-TW/people/security.ts";
import { settlement } from "../zh-TW/trade/settlement.ts";
import { shippability } from "../zh-TW/goods/shippability.ts";
import { status } from "../zh-TW/trade/status.ts";
import { storage } from "../zh-TW/logistics/storage.ts";
import { sums } from "../zh-TW/kernel/sums.ts";
import { topups } from "../zh-TW/money/topups.ts";
import { translation } from "../zh-TW/goods/translation.ts";
import { uploads } from "../zh-TW/kernel/uploads.ts";
import { wallet } from "../zh-TW/money/wallet.ts";
import { withdrawals } from "../zh-TW/money/withdrawals.ts";
import { workOrders } from "../zh-TW/shop/work-orders.ts";
import { invitations } from "../zh-TW/shop/invitations.ts";
import { campaigns } from "../zh-TW/shop/campaigns.ts";
import { pages } from "../zh-TW/shop/pages.ts";

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
