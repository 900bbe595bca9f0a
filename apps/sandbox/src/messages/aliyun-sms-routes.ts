import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mountFaults } from "../faults/mount-faults.ts";
import { textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { checkAcs3 } from "./check-acs3.ts";

/** A country and a number, without the plus. */
const internationalNumber = /^[1-9]\d{6,14}$/;
const senderName = /^(?=.*[A-Za-z])[A-Za-z0-9]{1,11}$|^\d{1,15}$/;

/** SMS in the form of Alibaba Cloud: a signed POST whose fields stand in the address. */
export async function aliyunSmsRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "sms", {
    throttle: { status: 400, body: gateProblem("Throttling.User") },
  });
  const nonces = new Set<string>();
  const isNewNonce = (nonce: string): boolean => {
    const isNew = !nonces.has(nonce);
    nonces.add(nonce);
    return isNew;
  };

  app.post("/aliyun", async (request, reply) => {
    const problem = checkAcs3(request, {
      key: world.credentials.aliyun,
      now: world.now(),
      isNewNonce,
    });
    if (problem) return reply.code(problem.status).send(gateProblem(problem.code));
    if (request.headers["x-acs-action"] !== "SendMessageToGlobe")
      return reply.code(404).send(gateProblem("InvalidAction.NotFound"));
    const { To = "", From = "", Message = "" } = textFields(request.query);
    if (!internationalNumber.test(To) || To.startsWith("86"))
      return answer("MOBILE_NUMBER_ILLEGAL");
    if (!senderName.test(From)) return answer("SENDER_ID_ILLEGAL");
    if (Message === "") return answer("PARAMETER_ILLEGAL");
    world.outbox.put({ kind: "sms", to: `+${To}`, from: From, subject: "", text: Message });
    return {
      ...answer("OK"),
      MessageId: String(world.now().getTime()),
      From,
      To,
      Segments: String(Math.ceil(Message.length / 67)),
    };
  });
}

const answer = (code: string) => ({
  ResponseCode: code,
  ResponseDescription: code,
  RequestId: randomUUID().toUpperCase(),
});

const gateProblem = (code: string) => ({
  Code: code,
  Message: `The request was refused: ${code}.`,
  RequestId: randomUUID().toUpperCase(),
});
