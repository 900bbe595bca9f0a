export type CaptchaPurpose = "register" | "reset_password" | "change_mobile" | "change_email";

/** What a code is for, and whom it was sent to: it is worth nothing anywhere else. [ACC-14] */
export interface CaptchaTarget {
  /** A mobile number in E.164, or an e-mail address. */
  readonly target: string;
  readonly purpose: CaptchaPurpose;
}
