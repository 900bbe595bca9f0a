/**
 * Fields that name things which are nobody's own, by the name of the field or, where the same name can also
 * stand for somebody's thing, by call and field. Whatever is not here must be reachable by its owner.
 */
export const ownerlessFields: Readonly<Record<string, string>> = {
  // goods, shops, categories and articles are everybody's
  category_id: "goods",
  "getCouponDetail.code": "coupons that may be taken are everybody's",
  "getItemDetail.id": "goods",
  item_id: "goods",
  itemId: "goods",
  parent_id: "goods",
  "selectArticle.id": "articles",
  "tellWhetherHelped.id": "articles",
  shop_id: "goods",
  "queryDraws.id": "campaigns are everybody's",
  "countBlocks.id": "pages are everybody's",
  "takeCoupon.code": "coupons that may be taken are everybody's",
  third_item_id: "goods",
  // addresses of pages elsewhere
  url: "links to marketplaces; the mail's own link is never used",
  // words and numbers that are kept as they were written
  company_number: "words",
  code: "what a provider of log-ins gave the browser, good once and there alone",
  image_key: "a picture to read letters from, drawn for whoever asks",
  postal_code: "words",
  "addWithdrawalAccount.number.number": "the bank's number of an account, typed by whoever adds it",
  "claimParcel.express_no":
    "a carrier's number off a label; every number is answered alike, and the desk looks at the proof",
  "createConsignTrade.lines[].express_no": "a carrier's number, which counts once for everybody",
  "createTrade.request_id":
    "a name the page makes for its own request, kept with the caller's order",
  "pairCamera.token": "of a warehouse's desk, which makes a phone its camera once",
  "rechargeApply.param.pay_no": "the bank's number, which counts once for everybody",
  sales_code: "words",
  "chooseStore.tid":
    "nothing without a visit to a map that its owner made; last-mile.db.test.ts asks as somebody else",
  "orderServices.services[].oid":
    "nothing without the amount that its owner was shown; services.db.test.ts asks as somebody else",
  "orderServices.tid":
    "nothing without the amount that its owner was shown; services.db.test.ts asks as somebody else",
  "queryShipPlans.declarant_id":
    "another's counts for nothing; recipients.db.test.ts asks as somebody else",
  "takeShipPlan.declarant_id":
    "another's counts for nothing; recipients.db.test.ts asks as somebody else",
  "takeShipPlan.key": "a hash of one's own parcels and prices, made anew and compared",
  "saveInvoiceDetails.love_code": "a charity's code, typed by whoever donates",
  "saveInvoiceDetails.tax_id": "a company's number, typed by whoever wants it on receipts",
  "updateWithdrawalAccount.number.number": "the bank's number of an account, typed by its owner",
};
