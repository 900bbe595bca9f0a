export interface OmiseConfig {
  /** Scheme and host, e.g. https://api.omise.co */
  readonly baseUrl: string;
  readonly secretKey: string;
  /** Base64, as the dashboard shows them; two of them while a secret is being rotated. */
  readonly webhookSecrets: readonly string[];
}
