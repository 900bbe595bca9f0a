import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import { z } from "zod";
import type { Outbound, OutboundAnswer, Source } from "../../outbound/outbound.ts";
import type { SourceFailure } from "../../outbound/source-failure.ts";
import { readJson } from "../../read-answer.ts";
import type { TrackedAnswer, TrackedParcel, TrackingProvider } from "../tracking-provider.ts";
import { readThailandPostPush } from "./read-thailand-post-push.ts";
import { scansOf, thaiMoment, Tracked } from "./read-thailand-post.ts";

export interface ThailandPostConfig {
  /** Scheme and host of the questions, e.g. https://trackapi.thailandpost.co.th */
  readonly baseUrl: string;
  /** Scheme and host where news are asked for, e.g. https://trackwebhook.thailandpost.co.th */
  readonly hookUrl: string;
  readonly key: string;
  /** With which its pushes come; we choose it. */
  readonly hookKey: string;
  readonly now: () => Date;
}

const Token = z.object({ token: z.string().min(1), expire: z.string() });
const Hooked = z.object({
  response: z
    .object({
      items: z.array(z.object({ barcode: z.string(), status: z.union([z.boolean(), z.string()]) })),
    })
    .nullish(),
});

/** A token is taken anew so long before its end. */
const early_ms = 60_000;

/** Asks Thailand Post; its tokens hold for a while and are held as long. */
export function createThailandPost(
  { baseUrl, hookUrl, key, hookKey, now }: ThailandPostConfig,
  outbound: Outbound,
): TrackingProvider {
  const source = outbound.source("thailand_post");
  const tokens = new Map<string, { readonly token: string; readonly until: Date }>();

  async function tokenFor(host: string): Promise<Result<string, SourceFailure>> {
    const held = tokens.get(host);
    if (held && held.until.getTime() - early_ms > now().getTime()) return ok(held.token);
    const renewed = await post(source, {
      url: `${host}/post/api/v1/authenticate/token`,
      token: key,
      body: {},
      shape: Token,
    });
    if (!renewed.ok) return renewed;
    const { token, expire } = renewed.value;
    tokens.set(host, { token, until: thaiMoment(expire) ?? now() });
    return ok(token);
  }

  async function call<S extends z.ZodType>(
    host: string,
    question: { readonly path: string; readonly body: object; readonly shape: S },
  ): Promise<Result<z.output<S>, SourceFailure>> {
    const token = await tokenFor(host);
    if (!token.ok) return token;
    const url = `${host}/post/api/v1/${question.path}`;
    const answer = await post(source, { ...question, url, token: token.value });
    // Whatever it is, the next question begins with a new one.
    if (!answer.ok && answer.error.code === "disabled") tokens.delete(host);
    return answer;
  }

  return {
    tracker: "thailand_post",
    numbers_max: 50,
    async register(parcels) {
      const body = {
        status: "all",
        language: "TH",
        barcode: numbersOf(parcels),
        req_previous_status: true,
      };
      const hooked = await call(hookUrl, { path: "hook", body, shape: Hooked });
      return hooked.ok
        ? ok(parcels.map(({ express_no }) => ({ express_no, kind: "nothing" })))
        : hooked;
    },
    async ask(parcels) {
      const body = { status: "all", language: "TH", barcode: numbersOf(parcels) };
      const tracked = await call(baseUrl, { path: "track", body, shape: Tracked });
      if (!tracked.ok) return tracked;
      const { items } = tracked.value.response;
      return ok(parcels.map(({ express_no }) => answerOf(express_no, items[express_no] ?? [])));
    },
    readPush: (push) => readThailandPostPush(hookKey, push),
    thanks: { contentType: "application/json", body: JSON.stringify({ status: true }) },
  };
}

const numbersOf = (parcels: readonly TrackedParcel[]) =>
  parcels.map(({ express_no }) => express_no);

function answerOf(
  express_no: string,
  items: z.output<typeof Tracked>["response"]["items"][string],
): TrackedAnswer {
  const scans = scansOf(items.filter(({ barcode }) => barcode === express_no));
  return scans.length === 0
    ? { express_no, kind: "nothing" }
    : { express_no, kind: "told", courier: "thailand_post", scans };
}

interface Post<S extends z.ZodType> {
  readonly url: string;
  readonly token: string;
  readonly body: object;
  readonly shape: S;
}

const post = <S extends z.ZodType>(
  source: Source,
  { url, token, body, shape }: Post<S>,
): Promise<Result<z.output<S>, SourceFailure>> =>
  source.ask({
    repeatable: false,
    request: {
      method: "POST",
      url,
      headers: { authorization: `Token ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    },
    read: (answer) => readThailandPost(source.name, answer, shape),
  });

function readThailandPost<S extends z.ZodType>(
  source: string,
  answer: OutboundAnswer,
  shape: S,
): Result<z.output<S>, SourceFailure> {
  if (answer.status === 401 || answer.status === 403)
    return refuse({ code: "disabled", source, detail: `HTTP ${answer.status}` });
  return readJson(source, answer, shape);
}
