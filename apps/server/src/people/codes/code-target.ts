export type CodePurpose = "register" | "reset_password" | "change_mobile" | "change_email";
/** A picture also guards the question whether somebody has an account here. */
export type PicturePurpose = CodePurpose | "check_account";

/** What a code is for, and whom it was sent to: it is worth nothing anywhere else. [ACC-14] */
export interface CodeTarget {
  /** A mobile number in E.164, or an e-mail address. */
  readonly target: string;
  readonly purpose: CodePurpose;
}
