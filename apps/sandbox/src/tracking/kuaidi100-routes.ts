import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { beijingTime } from "../beijing-clock.ts";
import { mountFaults } from "../faults/mount-faults.ts";
import { jsonObject, textFields } from "../text-fields.ts";
import type { World } from "../world.ts";
import { countAsk, newestOf, type Parcel } from "./parcel-book.ts";
import { steps, wordsOf } from "./steps.ts";

/** Upper-case MD5 over texts joined. */
export const md5Upper = (...texts: readonly string[]): string =>
  createHash("md5").update(texts.join("")).digest("hex").toUpperCase();

const refused = (returnCode: string, message: string) => ({ result: false, returnCode, message });

/** Kuaidi100: questions about one parcel, and subscriptions. */
export async function kuaidi100Routes(app: FastifyInstance, world: World): Promise<void> {
  const { customer, key } = world.credentials.kuaidi100;
  const { parcels } = world;
  mountFaults(app, world.faults, "kuaidi100", {
    throttle: { status: 200, body: refused("502", "服务器繁忙") },
  });

  app.post("/kuaidi100/poll/query.do", (request) => {
    const { customer: who, sign, param = "" } = textFields(request.body);
    if (who !== customer || sign !== md5Upper(param, key, customer))
      return refused("503", "验证签名失败");
    const { com, num } = jsonObject(param) ?? {};
    if (typeof com !== "string" || typeof num !== "string" || num.length > 32)
      return refused("400", "提交的数据不完整，或者贵公司没授权");
    countAsk(parcels, "kuaidi100");
    const parcel = parcels.find(num);
    // Whose parcel it is not knows nothing of it.
    if (parcel.carrier.com !== com || parcel.scans.length === 0)
      return refused("500", "查询无结果，请隔段时间再查");
    return resultOf(parcel);
  });

  app.post("/kuaidi100/poll", (request) => {
    const { schema, param } = textFields(request.body);
    const asked = jsonObject(param) ?? {};
    const { number, company = "", parameters } = asked;
    const { callbackurl, salt = "" } = (parameters ?? {}) as Record<string, unknown>;
    if (schema !== "json" || typeof number !== "string" || typeof callbackurl !== "string")
      return refused("700", "订阅方的订阅数据存在错误");
    if (asked["key"] !== key) return refused("600", "您不是合法的订阅者");
    countAsk(parcels, "kuaidi100");
    if (parcels.subscriptions.has(number)) return refused("501", "重复订阅");
    parcels.subscriptions.set(number, {
      url: callbackurl,
      salt: String(salt),
      company: String(company),
    });
    return { result: true, returnCode: "200", message: "提交成功" };
  });
}

/** A parcel as it is answered and pushed, the newest scan first. */
export function resultOf(parcel: Parcel) {
  const newest = newestOf(parcel);
  return {
    message: "ok",
    nu: parcel.number,
    ischeck: newest?.step === "delivered" ? "1" : "0",
    com: parcel.carrier.com,
    status: "200",
    state: newest ? steps[newest.step].kuaidi100 : "0",
    condition: "00",
    data: parcel.scans
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ at, step, place }) => ({
        time: beijingTime(at),
        ftime: beijingTime(at),
        context: wordsOf[step].zh.replace("{place}", place),
        areaName: place,
        statusCode: steps[step].kuaidi100,
      })),
  };
}
