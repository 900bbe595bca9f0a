import type { Result } from "@sampan/domain/kernel/result";
import type { SourceFailure } from "../outbound/source-failure.ts";

/** `to` is a number in E.164, e.g. +886912345678. */
export interface Sms {
  readonly to: string;
  readonly text: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** The name the carrier gave the message, for asking after it later. */
export interface Sent {
  readonly message_id: string;
}

export interface SmsSender {
  sendSms(sms: Sms): Promise<Result<Sent, SourceFailure>>;
}

export interface MailSender {
  sendMail(mail: Mail): Promise<Result<Sent, SourceFailure>>;
}
