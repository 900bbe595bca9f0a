import {
  isStaffCall,
  type Call,
  type InputOf,
  type OutputOf,
  type RefusalOf,
} from "@sampan/contract/kernel/call";
import type { RefusalName } from "@sampan/contract/kernel/error-codes";
import { ok, refuse, type Result } from "@sampan/domain/kernel/result";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { DatabaseAway } from "../db/driver/door.ts";
import type { Settings } from "../settings/settings.ts";
import type { Db } from "../db/db.ts";
import { answerOnce } from "./answer-once.ts";
import { asFarAsKnown, keyOf } from "./as-far-as-known.ts";
import type { CallerOf, Customer, Request as CallRequest, StaffMember } from "./callers.ts";
import { busyRetry_s, failure, type Refusal, statusOf } from "./envelope.ts";
import { isOwnRequest } from "./guard-origin.ts";
import { isStorable } from "./is-storable.ts";
import { isWithinBounds } from "./is-within-bounds.ts";
import { fieldReader, type FieldReader } from "./field-reader.ts";
import { readUpload, takeFiles, takeRoom } from "./read-upload.ts";
import { refusedByConstraint } from "./refused-by-constraint.ts";
import { settle } from "../db/settle.ts";
import { onceMoreWhereTaken } from "./taken-meanwhile.ts";
import type { StepUp } from "./step-up.ts";
import type { SharedAnswers } from "./share-answers.ts";
import { bytesOf, type Written } from "./written.ts";

/** Who asks; the customer or the member of staff, where it is one. */
type Identified = CallRequest & {
  readonly actor: string;
  readonly customer?: Customer | undefined;
  readonly staff?: StaffMember | undefined;
};

/** What mounting needs of the server it mounts on. */
export interface Edge {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** Whether nothing need be tried. */
  readonly isDatabaseAway: () => boolean;
  readonly publicUrl: string;
  readonly mounted: Call[];
  readonly shared: SharedAnswers;
  /** Who is asking, or the refusal that the call's access answers to them. Renews the session. */
  readonly identify: (
    call: Pick<Call, "access" | "mutates" | "feature">,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Result<Identified, Refusal>>;
  readonly stepUp: StepUp;
  /** The words of a refusal in the language of the request. */
  readonly words: (refusal: Refusal, request: FastifyRequest) => string;
}

type Handler<C extends Call> = (
  db: Db,
  input: InputOf<C>,
  caller: CallerOf<C>,
) => Promise<Result<OutputOf<C> | Written<OutputOf<C>>, Refusal<RefusalOf<C>>>>;

/** Mounts one call of the contract: who asks, what they ask, one transaction, and the answer as HTTP. */
export function mount<const C extends Call>(edge: Edge, call: C, handle: Handler<C>): void {
  edge.mounted.push(call);
  const readFields = fieldReader(call.input);
  const route: RouteOptions = {
    method: [...call.methods],
    url: call.path,
    config: {
      isForCustomers: !call.path.startsWith("/staff/"),
      changesPages: call.changesPages === true,
    },
    handler: async (request, reply) => {
      const exchange: Exchange = { call, readFields, request, reply, isAtWork: false };
      const answer = await answerCall(edge, exchange, handle).catch((fault: unknown) => {
        throw asFarAsKnown(fault, { ...exchange, headers: request.headers });
      });
      if (!answer.ok) return sendRefusal(edge, exchange, answer.error);
      // The same for everybody who asks the same; a browser may decide by itself how long it is good for.
      if (call.shared_s !== undefined) reply.removeHeader("cache-control");
      return reply.type("application/json; charset=utf-8").send(answer.value);
    },
  };
  if (!call.upload) edge.app.route(route);
  else
    void edge.app.register(async (scope) => {
      await takeFiles(scope);
      scope.route(route);
    });
}

interface Exchange {
  readonly call: Call;
  readonly readFields: FieldReader;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who asks, and what, is known, and the handler has begun. */
  isAtWork: boolean;
}

/** The envelope of an answered call, as bytes. */
async function answerCall(
  edge: Edge,
  exchange: Exchange,
  handle: Handler<Call>,
): Promise<Result<Buffer, Refusal>> {
  const { call, request, reply } = exchange;
  if (call.mutates && !call.notification && !isOwnRequest(request.headers, edge.publicUrl))
    return refuse({ code: "foreign_site" });

  const caller = await edge.identify(call, request, reply);
  if (!caller.ok) return caller;
  if (!call.upload)
    return answerFields(edge, exchange, { fields: inputFields(request), ...caller.value }, handle);

  const who = caller.value.actor;
  const file_bytes = caller.value.settings.photo_reject_above_bytes;
  const isStaff = isStaffCall(call) || call.access === "camera";
  const giveBack = takeRoom(request, { who, isStaff, file_bytes });
  if (!giveBack) return refuse({ code: "server_busy" });
  try {
    const fields = await readUpload(request, file_bytes);
    return await answerFields(edge, exchange, { fields, ...caller.value }, handle);
  } finally {
    giveBack();
  }
}

/** From the fields of the question on: they are read, the password is asked for, the verb does its work. */
async function answerFields(
  edge: Edge,
  exchange: Exchange,
  { fields, actor, ...known }: CallRequest & { actor: string; fields: Record<string, unknown> },
  handle: Handler<Call>,
): Promise<Result<Buffer, Refusal>> {
  const { call, readFields, request } = exchange;
  const read = readFields(fields);
  if (!isWithinBounds(read)) return refuse({ code: "invalid_input" });
  const input = call.input.safeParse(withPageSize(call, read, known.settings));
  if (!input.success) return refuse({ code: "invalid_input", values: firstIssue(input.error) });
  if (!isStorable(input.data)) return refuse({ code: "invalid_input" });

  if (call.stepUp) {
    const { customer } = known as CallerOf<Call & { access: "customer" }>;
    const { password } = input.data as { password: string };
    const proven = await edge.stepUp({ customer, password, now: known.now });
    if (!proven.ok) return proven;
  }
  if (call.mutates && edge.isDatabaseAway()) throw new DatabaseAway("it was found away");
  exchange.isAtWork = true;
  const work = (db: Db) => handle(db, input.data, known as CallerOf<Call>);
  if (call.shared_s !== undefined) {
    const key = `${call.path} ${known.language} ${known.region} ${JSON.stringify(input.data)}`;
    return edge.shared.get(key, call.shared_s, async () => writeAnswer(call, await work(edge.db)));
  }
  // A read needs no transaction of its own: it writes nothing, and two round trips are saved.
  if (call.transaction === "none" || !call.mutates) return writeAnswer(call, await work(edge.db));
  const at = { call, request, actor, now: known.now };
  const answer = await refusedByConstraint(call, () =>
    onceMoreWhereTaken(() => once({ db: edge.db, ...at }, input.data, work)),
  );
  return writeAnswer(call, answer);
}

/** A list that was asked for without a length is as long as it is set. [NFR-03] */
const withPageSize = (
  { pageSize }: Call,
  read: Record<string, unknown>,
  settings: Settings,
): Record<string, unknown> =>
  pageSize === undefined || read["page_size"] !== undefined
    ? read
    : { ...read, page_size: settings[pageSize] };

/** Parsed against the contract when it is written, so that nothing undeclared leaves. */
const writeAnswer = (call: Call, answer: Result<object, Refusal>): Result<Buffer, Refusal> =>
  answer.ok ? ok(bytesOf(call.output, answer.value)) : answer;

/** A money-moving call with an Idempotency-Key runs once; without one, natural keys protect it. */
function once(
  at: { db: Db; call: Call; request: FastifyRequest; actor: string; now: Date },
  input: unknown,
  work: (db: Db) => Promise<Result<object, Refusal>>,
): Promise<Result<object, Refusal>> {
  const key = keyOf(at.call, at.request.headers);
  if (key === undefined) return settle(at.db, work);
  if (!/^[\x21-\x7e]{8,100}$/.test(key))
    return Promise.resolve(refuse({ code: "invalid_input", values: { field: "Idempotency-Key" } }));
  return answerOnce(
    at.db,
    { actor: at.actor, key, call: at.call.path, input },
    { now: at.now, work },
  );
}

/** Path parameters come last: nothing in a body may replace the id in the address. */
const inputFields = (request: FastifyRequest): Record<string, unknown> => ({
  ...fieldsOf(request.query),
  ...fieldsOf(request.body),
  ...fieldsOf(request.params),
});
const fieldsOf = (part: unknown): Record<string, unknown> =>
  typeof part === "object" && part !== null ? (part as Record<string, unknown>) : {};

const firstIssue = (error: {
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[];
}) => ({
  field: error.issues[0]?.path.map(String).join(".") ?? "",
});

function sendRefusal(edge: Edge, { call, request, reply }: Exchange, refusal: Refusal) {
  const name: RefusalName = refusal.code;
  request.log.info({ refusal: name, staff: isStaffCall(call) }, "refused");
  const message = edge.words(refusal, request);
  if (name === "server_busy") reply.header("retry-after", busyRetry_s);
  return reply.code(statusOf(call, name)).send({
    ...failure(refusal, message),
    // The upload of the public contract reads its message under this name. [API-107]
    ...(call.upload ? { errorMessage: message } : {}),
  });
}
