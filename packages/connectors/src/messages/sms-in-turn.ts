import type { SmsSender } from "./senders.ts";

/** What a carrier says when it certainly sent nothing. Of any other failure the message may be on its way. */
const sentNothing: readonly string[] = ["disabled", "too_many_calls"];

/**
 * Carriers as one: the next is asked when one has no credentials that work, no money or no room. Where an
 * answer is lost nobody else is asked, because people dislike two codes.
 */
export const smsInTurn = (first: SmsSender, ...others: readonly SmsSender[]): SmsSender => ({
  sendSms: async (sms) => {
    let sent = await first.sendSms(sms);
    for (const carrier of others) {
      if (sent.ok || !sentNothing.includes(sent.error.code)) break;
      sent = await carrier.sendSms(sms);
    }
    return sent;
  },
});
