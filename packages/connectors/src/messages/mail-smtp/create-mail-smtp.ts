import { ok, refuse } from "@sampan/domain/kernel/result";
import { createTransport } from "nodemailer";
import type { SourceFailure, SourceFailureCode } from "../../outbound/source-failure.ts";
import type { MailSender } from "../senders.ts";

export interface MailSmtpConfig {
  readonly host: string;
  readonly port: number;
  /** True speaks TLS from the first byte (port 465); false upgrades when the server can. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  /** E.g. `Sampan <hello@sampan.example>`. */
  readonly from: string;
}

export interface MailSmtp extends MailSender {
  close(): void;
}

const connectTimeout_ms = 5_000;
const silence_ms_max = 10_000;

/** Sends mail over a few kept connections. An address the server refuses is `rejected`. */
export function createMailSmtp(config: MailSmtpConfig): MailSmtp {
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: config.host,
    port: config.port,
    secure: config.secure,
    auth: { user: config.user, pass: config.password },
    connectionTimeout: connectTimeout_ms,
    greetingTimeout: connectTimeout_ms,
    socketTimeout: silence_ms_max,
    // Content comes from people: it may name files and addresses, and none of them is to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendMail(mail) {
      try {
        const { messageId } = await transport.sendMail({ from: config.from, ...mail });
        return ok({ message_id: messageId });
      } catch (cause) {
        if (!isSmtpError(cause)) throw cause;
        return refuse(mailFailure(cause));
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { readonly code: string; readonly responseCode?: number };

const isSmtpError = (cause: unknown): cause is SmtpError =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string";

const codeBySmtpError: Readonly<Record<string, SourceFailureCode>> = {
  EAUTH: "disabled",
  ENOAUTH: "disabled",
  EENVELOPE: "rejected",
  EMESSAGE: "rejected",
};

function mailFailure(cause: SmtpError): SourceFailure {
  const status = cause.responseCode ?? 0;
  // 4xx is SMTP's "not now": greylisting, a full mailbox, a busy server.
  const isPassing = status >= 400 && status < 500;
  return {
    code: isPassing ? "transient" : (codeBySmtpError[cause.code] ?? "unavailable"),
    source: "smtp",
    detail: status ? `${cause.code}, server said ${status}` : cause.code,
    upstream_code: String(status || cause.code),
    cause,
  };
}
