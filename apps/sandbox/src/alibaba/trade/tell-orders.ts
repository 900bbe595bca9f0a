import { bareNumber } from "../../bare-number.ts";
import { wholeNumber, type TextFields } from "../../text-fields.ts";
import type { World } from "../../world.ts";
import { beijingTime } from "../../beijing-clock.ts";
import { signatureOf1688 } from "../sign-1688.ts";
import type { Message1688 } from "./messages-1688.ts";
import type { Order1688 } from "./order-book.ts";

const TIMEOUT_MS = 5000;

/** Tells the shop about an order, in the way that is switched on. Resolves when it was tried. */
export async function tell1688(world: World, order: Order1688, type: string): Promise<void> {
  const { orders1688, messages1688: messages } = world;
  messages.count += 1;
  const id = `${world.now().getTime() % 1_000_000_000}${String(messages.count).padStart(4, "0")}`;
  const content = {
    bizKey: order.id,
    data: {
      buyerMemberId: "b2b-2208168168168",
      currentStatus: order.status,
      msgSendTime: beijingTime(world.now()),
      // A number of seventeen digits, as theirs are.
      orderId: bareNumber(order.id),
      sellerMemberId: `b2b-${order.shop.length}`,
    },
    gmtBorn: world.now().getTime(),
    msgId: bareNumber(id),
    type,
    userInfo: "b2b-2208168168168",
  };
  const message = { id, content };
  if (orders1688.takeSlip("push_lost")) return void messages.failed.set(id, message);
  if (orders1688.takeSlip("push_disordered")) return void (messages.held = message);
  await deliver(world, message);
  if (orders1688.takeSlip("push_twice")) await deliver(world, message);
  const { held } = messages;
  messages.held = undefined;
  if (held) await deliver(world, held);
}

async function deliver(world: World, message: Message1688): Promise<void> {
  const text = JSON.stringify(message.content);
  const { appSecret } = world.credentials.alibaba;
  // The same signature as of a call, without a path in front.
  const _aop_signature = signatureOf1688(appSecret, "", { message: text });
  const isTaken = await post(world.messages1688.url, { message: text, _aop_signature });
  if (!isTaken) world.messages1688.failed.set(message.id, message);
}

async function post(url: string, form: Readonly<Record<string, string>>): Promise<boolean> {
  if (url === "") return false;
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(form),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    // The shop is not there at the moment: the queue is for that.
    return false;
  }
}

/** `push.query.messageList`: what did not arrive. */
export function listFailedMessages(world: World, fields: TextFields): object {
  const page = wholeNumber(fields["page"], 1, 1);
  const size = Math.min(200, wholeNumber(fields["pageSize"], 1, 20));
  const all = [...world.messages1688.failed.values()];
  return {
    pushMessagePage: {
      datas: all.slice((page - 1) * size, page * size).map(({ content }) => content),
      totalCount: all.length,
    },
  };
}

/** `push.message.confirm`. */
export function confirmMessages(world: World, fields: TextFields): object {
  const ids = (fields["msgIdList"] ?? "").match(/\d+/g) ?? [];
  for (const id of ids) world.messages1688.failed.delete(id);
  return { isSuccess: true };
}
