import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import generatePayload from "promptpay-qr";
import QRCode from "qrcode";
import { isBasicAuth } from "../../basic-auth.ts";
import { mountFaults } from "../../faults/mount-faults.ts";
import { textFields, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import type { Payment } from "../payments.ts";
import { postNotification } from "../post-notification.ts";
import { chargeEvent, chargeObject, idFrom, sourceObject } from "./charge-object.ts";
import { promptPayPage } from "./prompt-pay-page.ts";

/** Satang: Omise takes PromptPay from 20 baht on. */
const AMOUNT_MIN = 2000;
const AMOUNT_MAX = 15_000_000;
/** The PromptPay number of this world's shop; it belongs to nobody. */
const PROMPTPAY_ID = "0000000004168";

/** Omise with PromptPay: sources, charges, the page and code to scan, signed webhooks. */
export async function omiseRoutes(app: FastifyInstance, world: World): Promise<void> {
  mountFaults(app, world.faults, "omise", {
    throttle: {
      status: 429,
      body: problem("too_many_requests", "API rate limit has been exceeded"),
    },
  });
  /** Sources that were made but not charged yet: the amount of each. */
  const amountBySource = new Map<string, number>();

  app.post("/omise/sources", async (request, reply) => {
    const { publicKey, secretKey } = world.credentials.omise;
    if (!isKey(request, publicKey) && !isKey(request, secretKey)) return refuseKey(reply);
    const fields = formOrJson(request);
    const wrong = refuseAmount(fields) ?? refuseType(fields["type"]);
    if (wrong) return reply.code(400).send(wrong);
    const id = idFrom("src", randomUUID());
    const amount = Number(fields["amount"]);
    amountBySource.set(id, amount);
    return sourceObject({ id, amount });
  });

  app.post("/omise/charges", async (request, reply) => {
    if (!isKey(request, world.credentials.omise.secretKey)) return refuseKey(reply);
    const fields = formOrJson(request);
    const source = fields["source"];
    const wrong =
      refuseAmount(fields) ??
      (source === undefined
        ? refuseType(fields["source[type]"])
        : amountBySource.get(source) === Number(fields["amount"])
          ? undefined
          : problem("invalid_charge", "source is unknown or its amount differs"));
    if (wrong) return reply.code(400).send(wrong);
    return chargeObject(world, openCharge(world, fields));
  });

  app.get<{ Params: { id: string } }>("/omise/charges/:id", async (request, reply) => {
    if (!isKey(request, world.credentials.omise.secretKey)) return refuseKey(reply);
    const payment = world.payments.find("omise", request.params.id);
    return payment
      ? chargeObject(world, payment)
      : reply.code(404).send(problem("not_found", `charge ${request.params.id} was not found`));
  });

  app.get<{ Params: { file: string } }>("/omise/qr/:file", async (request, reply) => {
    const payment = world.payments.find("omise", request.params.file.replace(/\.svg$/, ""));
    if (!payment) return reply.code(404).send();
    const code = generatePayload(PROMPTPAY_ID, { amount: payment.amount / 100 });
    return reply.type("image/svg+xml").send(await QRCode.toString(code, { type: "svg" }));
  });

  app.get<{ Params: { id: string } }>("/omise/pay/:id", async (request, reply) => {
    const payment = world.payments.find("omise", request.params.id);
    if (!payment) return reply.code(404).send();
    return reply.type("text/html; charset=utf-8").send(promptPayPage(payment));
  });

  app.post<{ Params: { id: string } }>("/omise/pay/:id", async (request, reply) => {
    const payment = world.payments.find("omise", request.params.id);
    if (!payment) return reply.code(404).send();
    const outcome = textFields(request.body)["outcome"] === "pay" ? "paid" : "failed";
    const decided = world.payments.decide(payment, outcome);
    await notify(world, decided);
    return decided.returnUrl === ""
      ? reply.type("text/html; charset=utf-8").send(promptPayPage(decided))
      : reply.redirect(decided.returnUrl, 303);
  });
}

function openCharge(world: World, fields: TextFields): Payment {
  const metadata = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  return world.payments.open({
    provider: "omise",
    id: idFrom("chrg", randomUUID()),
    order: metadata["order"] ?? "",
    description: fields["description"] ?? "",
    amount: Number(fields["amount"]),
    currency: "THB",
    notifyUrl: fields["webhook_endpoints[]"] ?? fields["webhook_endpoints"] ?? "",
    returnUrl: fields["return_uri"] ?? "",
    postBackUrl: "",
    metadata,
  });
}

function notify(world: World, payment: Payment): Promise<void> {
  return postNotification(
    world,
    (isForged) => {
      const body = JSON.stringify(chargeEvent(world, payment));
      const timestamp = String(Math.floor(world.now().getTime() / 1000));
      const secret = Buffer.from(world.credentials.omise.webhookSecret, "base64");
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      return {
        url: payment.notifyUrl,
        headers: {
          "content-type": "application/json",
          "omise-signature": isForged ? "0".repeat(64) : signature,
          "omise-signature-timestamp": timestamp,
        },
        body,
      };
    },
    () => true,
  );
}

/** Forms have `source[type]` in their names; JSON nests. Both end up the same. */
function formOrJson(request: FastifyRequest): TextFields {
  const flat: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((request.body ?? {}) as Record<string, unknown>)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [inner, one] of Object.entries(value)) flat[`${name}[${inner}]`] = one;
    } else flat[name] = value;
  }
  return textFields(flat);
}

const isKey = (request: FastifyRequest, key: string) =>
  isBasicAuth(request.headers.authorization, key, "");

function refuseKey(reply: FastifyReply): FastifyReply {
  return reply.code(401).send(problem("authentication_failure", "authentication failed"));
}

function refuseAmount(fields: TextFields) {
  const amount = Number(fields["amount"]);
  if (fields["currency"]?.toLowerCase() !== "thb") {
    return problem("invalid_charge", "currency is not supported for PromptPay");
  }
  return Number.isInteger(amount) && amount >= AMOUNT_MIN && amount <= AMOUNT_MAX
    ? undefined
    : problem("invalid_amount", `amount must be from ${AMOUNT_MIN} to ${AMOUNT_MAX}`);
}

const refuseType = (type: string | undefined) =>
  type === "promptpay" ? undefined : problem("invalid_charge", "source type is not supported");

function problem(code: string, message: string) {
  return { object: "error", location: "https://docs.omise.co/api-errors", code, message };
}
