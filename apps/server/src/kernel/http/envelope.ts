import { isStaffCall, type Call } from "@sampan/contract/kernel/call";
import { errorCodes, type RefusalName } from "@sampan/contract/kernel/error-codes";

/** Fills the words of a refusal: {n} and the like. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** Why a call was refused. The name is ours, the number and the words travel. */
export interface Refusal<Name extends RefusalName = RefusalName> {
  readonly code: Name;
  readonly values?: RefusalValues;
}

export interface FailureEnvelope {
  readonly success: false;
  readonly error_code: number;
  readonly error_message: string;
  readonly error_values?: RefusalValues;
}

/** The envelope of a refused call, with words in the caller's language. [API-03] [API-05] [I18N-09] */
export const failure = (refusal: Refusal, message: string): FailureEnvelope => ({
  success: false,
  error_code: errorCodes[refusal.code],
  error_message: message,
  ...(refusal.values ? { error_values: refusal.values } : {}),
});

const statusByName: Partial<Record<RefusalName, number>> = {
  invalid_input: 400,
  foreign_site: 403,
  unknown_path: 404,
  too_large: 413,
  call_limit: 429,
  account_paused: 429,
  server_error: 500,
  service_unavailable: 503,
  under_maintenance: 503,
  server_busy: 503,
  // Without a time to come back: whoever asks again by himself might do it twice.
  outcome_unknown: 503,
};

/** How long a client that was refused for load should stay away, seconds. */
export const busyRetry_s = 10;

const staffStatusByName: Partial<Record<RefusalName, number>> = {
  login_needed: 401,
  wrong_password: 401,
  right_missing: 403,
  account_locked: 429,
  order_unknown: 404,
  parcel_unknown: 404,
  count_unknown: 404,
  box_unknown: 404,
  voyage_unknown: 404,
  topup_unknown: 404,
  withdrawal_unknown: 404,
  customer_unknown: 404,
  goods_unknown: 404,
  category_unknown: 404,
  shop_unknown: 404,
};

/**
 * The HTTP status a refusal travels under. Customers' business refusals are 200, as the public contract
 * says; staff calls use the status that fits.
 */
export function statusOf(call: Pick<Call, "access"> | undefined, name: RefusalName): number {
  const general = statusByName[name];
  if (general !== undefined) return general;
  return call && isStaffCall(call) ? (staffStatusByName[name] ?? 409) : 200;
}
