import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isBasicAuth } from "../basic-auth.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";

const E164 = /^\+[1-9]\d{6,14}$/;
const BODY_MAX = 1600;

/** SMS in the form of Twilio: a form POST with Basic auth. */
export async function smsRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "sms", {
    throttle: {
      status: 429,
      body: problem(429, 20429, "Too Many Requests"),
    },
  });

  app.post<{ Params: { sid: string } }>(
    "/twilio/2010-04-01/Accounts/:sid/Messages.json",
    async (request, reply) => {
      const { accountSid, authToken } = world.credentials.twilio;
      const isKnown =
        request.params.sid === accountSid &&
        isBasicAuth(request.headers.authorization, accountSid, authToken);
      if (!isKnown) return reply.code(401).send(problem(401, 20003, "Authenticate"));
      const { To = "", From = "", Body = "" } = textFields(request.body);
      if (!E164.test(To)) {
        return reply.code(400).send(problem(400, 21211, `The 'To' number ${To} is not valid.`));
      }
      if (Body === "" || Body.length > BODY_MAX) {
        return reply.code(400).send(problem(400, 21602, "Message body is required."));
      }
      const message = world.outbox.put({
        kind: "sms",
        to: To,
        from: From,
        subject: "",
        text: Body,
      });
      const sid = `SM${randomBytes(16).toString("hex")}`;
      return reply.code(201).send({
        sid,
        account_sid: accountSid,
        to: To,
        from: From,
        body: Body,
        status: "queued",
        direction: "outbound-api",
        num_segments: String(Math.ceil(Body.length / 67)),
        error_code: null,
        error_message: null,
        date_created: new Date(message.receivedAt).toUTCString(),
        uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
      });
    },
  );
}

function problem(status: number, code: number, message: string) {
  return {
    status,
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
  };
}
