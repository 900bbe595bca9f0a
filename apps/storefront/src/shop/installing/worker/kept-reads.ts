interface KeptPage {
  readonly page: RegExp;
  /** The call whose answer the page is about: its age is the page's. */
  readonly call: string;
}

/** What can be read without a network: pages by their address. */
const keptPages: readonly KeptPage[] = [
  { page: /^\/cart$/, call: "/gateway/installer/cart/query_cart_list" },
  { page: /^\/orderListOwn$/, call: "/gateway/installer/order/query_order_list" },
  { page: /^\/orderDetailOwn$/, call: "/gateway/installer/order/get_order_detail" },
  { page: /^\/orderListAgent$/, call: "/gateway/installer/logistics/query_logistics_list" },
  { page: /^\/packageDetail\/[^/]+$/, call: "/gateway/installer/logistics/get_package_detail" },
  { page: /^\/boxDetail\/[^/]+$/, call: "/gateway/installer/logistics/get_box_detail" },
];

/** The call that a page is about; undefined for pages that are not kept. */
export const callOfPage = (pathname: string): string | undefined =>
  keptPages.find(({ page }) => page.test(pathname))?.call;

/**
 * The calls whose last answer is kept for the device's person. Each only reads, held so by a test: nothing that moves
 * money, or changes anything, is ever kept or repeated.
 */
export const keptCalls: ReadonlySet<string> = new Set([
  ...keptPages.map(({ call }) => call),
  "/gateway/user/get_session_state",
  "/gateway/config/query_client_config",
  "/gateway/currency/get_exchange_rate",
  "/gateway/installer/cart/get_cart_count",
  "/gateway/installer/order/query_order_bubble_count",
  "/gateway/installer/order/query_trade_logger_list",
  "/gateway/installer/logistics/query_shipments",
]);
