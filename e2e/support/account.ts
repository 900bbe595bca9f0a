import type { APIRequestContext } from "@playwright/test";

/** What an account holds, as its owner's session reads it. Cents, and points. */
export interface Holdings {
  readonly balance: number;
  readonly points: number;
}

interface LedgerRow {
  readonly direct: 1 | -1 | 2 | -2;
  readonly amount: number;
  readonly balance: number;
  readonly kind: string;
  readonly tid: string;
}

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).json();

export async function readHoldings(request: APIRequestContext): Promise<Holdings> {
  const { data } = await read(request, "/gateway/installer/installer_acct/get_account_balance");
  return data as Holdings;
}

/** The newest rows of the ledger, newest first. */
export async function readLedger(request: APIRequestContext): Promise<readonly LedgerRow[]> {
  const path = "/gateway/installer/installer_acct/query_acct_log_list?page_size=50";
  return ((await read(request, path)) as { datalist: LedgerRow[] }).datalist;
}

/** What the account was told since an order was submitted, oldest first. */
export async function readNoticeKinds(
  request: APIRequestContext,
  tid: string,
): Promise<readonly string[]> {
  const { datalist } = (await read(request, "/gateway/notice/query_list?page_size=100")) as {
    datalist: { kind: string; link: string }[];
  };
  const submitted = datalist.findIndex(
    ({ kind, link }) => kind === "order_submitted" && link.includes(tid),
  );
  return datalist
    .slice(0, submitted + 1)
    .map(({ kind }) => kind)
    .toReversed();
}

export async function readOrder(request: APIRequestContext, tid: string) {
  const { data } = await read(request, `/gateway/installer/order/get_order_detail?tid=${tid}`);
  return data as { status: number; pay_real: number; claimable_until: string; edate: string };
}

/** How many things the order's log says happened. */
export async function countLog(request: APIRequestContext, tid: string): Promise<number> {
  const path = `/gateway/installer/order/query_trade_logger_list?tid=${tid}`;
  return ((await read(request, path)) as { datalist: unknown[] }).datalist.length;
}
