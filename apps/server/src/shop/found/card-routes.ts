import { networkOf } from "@sampan/domain/kernel/http/network-address";
import { isLanguage } from "@sampan/domain/kernel/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createSharedBulkhead } from "../../kernel/http/create-shared-bulkhead.ts";
import { busyRetry_s, failure, type Refusal, statusOf } from "../../kernel/http/envelope.ts";
import { keepRecent } from "../../kernel/http/keep-recent.ts";
import { drawInThread } from "../../kernel/pdf/draw-aside.ts";
import type { Card } from "./card.ts";
import { type CardNeeds, gatherCard } from "./gather-card.ts";

interface Question {
  readonly Params: { readonly id: string; readonly language: string };
}

/** A card has some 80 KB. Those who show shared pages keep it themselves. */
const room_bytes = 16_000_000;
/** Typefaces are opened for each: one at a time, apart from the documents of the desks. */
const drawing = { atOnce: 1, waiting: 20, each: { atOnce: 1, waiting: 4 } };
const kept_s = 86_400;
/** One whose picture did not come may have it soon. */
const keptWithout_s = 300;

const thread = new URL("./card-thread.ts", import.meta.url);

/**
 * GET /cards/goods/{id}.{language}.jpg: what is shown of goods whose page is shared. For goods we know only, drawn
 * once for all who ask, and anew when what it says has changed.
 */
export function cardRoutes(
  app: FastifyInstance,
  needs: CardNeeds,
  words: (refusal: Refusal, request: FastifyRequest) => string,
): void {
  const recent = keepRecent<{ readonly bytes: Buffer }>(room_bytes);
  const inBulkhead = createSharedBulkhead(drawing);
  const underway = new Map<string, ReturnType<typeof draw>>();

  async function draw(key: string, card: Card, network: string) {
    const drawn = await inBulkhead(network, () => drawInThread(thread, card));
    if (drawn.ok) recent.put(key, { bytes: drawn.value });
    return drawn;
  }
  /** Many who ask for the same one wait for one drawing. */
  function drawOnce(key: string, card: Card, network: string): ReturnType<typeof draw> {
    const begun = underway.get(key) ?? draw(key, card, network).finally(() => underway.delete(key));
    underway.set(key, begun);
    return begun;
  }

  app.get<Question>("/cards/goods/:id(^[1-9]\\d{0,14}).:language.jpg", async (request, reply) => {
    const { id, language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const network = networkOf(request.ip);
    const card = await gatherCard(needs, { id: Number(id), language, network });
    if (!card) return reply.callNotFound();
    const { picture, ...said } = card;
    const key = JSON.stringify([id, said, picture?.length]);
    const kept = recent.get(key);
    const seconds = picture ? kept_s : keptWithout_s;
    if (kept) return sendCard(reply, kept.bytes, seconds);
    const drawn = await drawOnce(key, card, network);
    if (drawn.ok) return sendCard(reply, drawn.value, seconds);
    return reply
      .code(statusOf(undefined, drawn.error.code))
      .header("cache-control", "no-store")
      .header("retry-after", busyRetry_s)
      .send(failure(drawn.error, words(drawn.error, request)));
  });
}

const sendCard = (reply: FastifyReply, bytes: Buffer, seconds: number): FastifyReply =>
  reply.type("image/jpeg").header("cache-control", `public, max-age=${seconds}`).send(bytes);
