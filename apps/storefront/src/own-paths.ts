import type { Cents } from "@sampan/domain/kernel/money";
import type { WorkOrderSubject } from "@sampan/domain/shop/work-orders/work-order";
import type { OrderStatusName } from "@sampan/domain/trade/orders/order-state";
import type { OwnedKind } from "@sampan/domain/money/ledger/ledger";

/** The rest of the site map (`paths.ts`): pages of one's own account and what is read once, which whoever only looks around never loads. */
export const ownPathTo = {
  /** Coupons to take, those for goods, and all that ever came. */
  couponsPage: <Page extends "/getCoupon" | "/discountCoupon" | "/voucherHistory">(to: Page) => ({
    to,
  }),
  freightOf: <Search extends object>(search: Search) => ({ to: "/freightEstimation", search }),
  leaderboardOf: (category: number) => ({ to: "/leaderboard", search: { category } }),
  noticesOf: (tab: "own" | "published") => ({ to: "/notice", search: { tab } }),
  orderPlaced: (tid: string) => ({ to: "/orderSuccess", search: { tid } }),
  paid: (tid?: string) => ({ to: "/paySuccess", search: tid ? { tid } : {} }),
  parcelsPaid: { to: "/paySuccessBox" },
  registered: (redirect: string | undefined) => ({
    to: "/registSuccess",
    search: redirect ? { redirect } : {},
  }),
  shippingTips: { to: "/shippingTips" },
  boxes: { to: "/orderListAgent", search: { view: "box" } },
  membership: { to: "/vipInterests" },
  pictureHelp: { to: "/searchMapHelp" },
  /** What is always, sometimes and never to be paid. */
  fees: { to: "/fees" },
  couponDetail: (code: string) => ({ to: "/couponDetail", search: { code } }),
  editAddress: (id: string) => ({ to: "/addressEdit", search: { id } }),
  orderRefused: { to: "/orderFailure" },
  couponsOf: (state: "unused" | "used" | "expired") => ({ to: "/myCoupon", search: { state } }),
  /** The order of a payment on behalf, which is placed as others are and goes another way. */
  paymentAsked: (tid: string) => ({
    to: "/orderSuccess",
    search: { tid, kind: "payment" as const },
  }),
  askPayment: { to: "/substitutePayment" },
  /** Goods bought elsewhere; with the number of a consignment, more of the same. */
  sendGoods: (tid = "new") => ({ to: "/addCollect/$goodId", params: { goodId: tid } }),
  consignment: (tid: string) => ({ to: "/collectGoods/$goodId", params: { goodId: tid } }),
  /** All refunds, those of an order (`tid`), one of them (`number`), or a request for an order (`ask`). */
  refunds: <Search extends { readonly [of in "tid" | "number" | "ask"]?: string }>(
    search?: Search,
  ) => ({ to: "/refundDetail", search: search ?? {} }),
  /** All damage claims or those of an order, one of them, and the form for an ordered line. */
  claims: (tid?: string) => ({ to: "/claimList", search: tid ? { tid } : {} }),
  claim: (id: string) => ({ to: "/claimDetail/$goodId", params: { goodId: id } }),
  /** What insurance covers, costs and pays: read before one is chosen. */
  coverage: { to: "/claimList", search: { view: "coverage" as const } },
  claimLine: (oid: string) => ({ to: "/claimDemage/$goodId", params: { goodId: oid } }),
  merge: (tids?: readonly string[]) => ({
    to: "/setTransportationBox",
    search: tids ? { tids: tids.join(",") } : {},
  }),
  /** Ways to ship what lies where a parcel lies, or where the most of it does. */
  shipPlans: (tid?: string) => ({ to: "/shipPlans", search: tid ? { tid } : {} }),
  /** A box that was packed before its owner decides. */
  rehearsal: (tid: string) => ({ to: "/rehearsal/$goodId", params: { goodId: tid } }),
  /** What it is declared as, and confirming that. */
  clearance: (tid: string) => ({ to: "/clearance/$goodId", params: { goodId: tid } }),
  /** What the warehouse does for it for a fee. */
  services: (tid: string) => ({ to: "/parcelServices/$goodId", params: { goodId: tid } }),
  box: (number: string) => ({ to: "/boxDetail/$goodId", params: { goodId: number } }),
  instructions: { to: "/instructions" },
  /** Questions to us: one conversation, or the form of a new one about something (`ask`, `number`). */
  workOrder: (id: string) => ({ to: "/workOrder", search: { id } }),
  askUs: (search?: { readonly ask: WorkOrderSubject; readonly number: string }) => ({
    to: "/workOrder" as const,
    search: search ?? { ask: "anything" as const },
  }),
  /** Friends who registered with one's code, its QR code, and what they brought. */
  invited: { to: "/inviterList" },
  inviteCode: { to: "/QRCode" },
  inviteEarnings: { to: "/inviteEarnings" },
  /** The form of a new question that holds these words already. */
  askWith: (words: string) => ({
    to: "/workOrder" as const,
    search: { ask: "anything" as const, words },
  }),
  devices: { to: "/devices" },
  linkedLogIns: { to: "/linkedLogIns" },
  profile: { to: "/personInfo" },
  nickname: { to: "/editNickName" },
  privateInfo: { to: "/modifyPrivateInfo" },
  privateItem: <Item extends string>(item: Item) => ({
    to: "/modifyPrivateInfoItems",
    search: { item },
  }),
  security: { to: "/accountSecurity" },
  changePassword: { to: "/changePassword" },
  changeMobile: { to: "/modifyPhone" },
  contactMobile: { to: "/editMobile" },
  changeEmail: { to: "/modifyEmail" },
  bindEmail: { to: "/bindEmail" },
  closeAccount: { to: "/closeAccount" },
  myData: { to: "/myData" },
  company: { to: "/companyInfo" },
  /** One's own accounts to add up again: cash in the current month, or this account in this month. */
  books: { to: "/accountBooks" },
  receipts: { to: "/receipts" },
  book: (asked: { readonly kind: OwnedKind; readonly month: string | undefined }) => ({
    to: "/accountBooks",
    search: { account: asked.kind, month: asked.month },
  }),
  topup: { to: "/rechargeMoney" },
  /** With the amount that was typed before, in cents. */
  bankTopup: (amount?: Cents) => ({ to: "/rechargeBank", search: amount ? { amount } : {} }),
  topups: { to: "/rechargeHistory" },
  /** Submitted or paid: an online top-up by its number, a declared transfer without one. */
  topupDone: (order_no?: string) => ({
    to: "/rechargeSuccess",
    search: order_no ? { order_no } : {},
  }),
  topupFailed: (order_no?: string) => ({
    to: "/rechargeError",
    search: order_no ? { order_no } : {},
  }),
  withdraw: { to: "/getCash" },
  withdrawals: { to: "/cashHistory" },
  /** The accounts to be paid out to, and the form that adds one or changes this one. */
  cards: { to: "/addBankCard" },
  card: (id: string) => ({ to: "/addBankCard", search: { id } }),
  points: { to: "/myIntegral" },
  pointsLedger: { to: "/integralList" },
  ledger: (of?: "cash" | "bonus" | "points") => ({
    to: "/getAccBalance",
    search: of ? { of } : {},
  }),
  /** What to do now about an order in this status. */
  whatToDo: (status: OrderStatusName) => ({ to: "/problems", search: { status } }),
  about: { to: "/about" },
} as const;
