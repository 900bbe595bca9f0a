/** A code on its way to one target; whoever reads the queue cannot read it. */
export interface SealedCode {
  /** A mobile number in E.164, or an e-mail address. */
  readonly to: string;
  /** Base64. */
  readonly sealed_code: string;
}
