import { signatureOf1688 } from "../alibaba/sign-1688.ts";
import { sandboxCredentials } from "../credentials.ts";
import type { Sandbox } from "../start-sandbox.ts";
import { signatureOfTaobaoGlobal } from "../taobao/sign-taobao-global.ts";
import { signatureOfTop } from "../taobao/sign-top.ts";
import { signatureOfJd } from "../jd/sign-jd.ts";
import { signatureOfPinduoduo } from "../pinduoduo/sign-pinduoduo.ts";
import { postForm, testTime } from "./open-sandbox.ts";

const { alibaba, taobaoGlobal, top, jdUnion, pinduoduo, aggregator, groupBuying } =
  sandboxCredentials;

/** A signed call of the cross-border family; `change` alters fields after signing. */
export async function ask1688(
  sandbox: Sandbox,
  api: string,
  fields: Readonly<Record<string, object>>,
  change: Readonly<Record<string, string>> = {},
) {
  const path = `param2/1/com.alibaba.fenxiao.crossborder/${api}/${alibaba.appKey}`;
  const sent: Record<string, string> = { access_token: alibaba.accessToken };
  for (const [name, value] of Object.entries(fields)) sent[name] = JSON.stringify(value);
  sent["_aop_signature"] = signatureOf1688(alibaba.appSecret, path, sent);
  const answer = await postForm(`${sandbox.url}/openapi/${path}`, { ...sent, ...change });
  return answer.json();
}

/** A keyword search on 1688, its rows by id. */
export async function search1688(sandbox: Sandbox, question: object): Promise<string[]> {
  const asked = { beginPage: 1, pageSize: 20, country: "en", ...question };
  const answer = await ask1688(sandbox, "product.search.keywordQuery", { offerQueryParam: asked });
  return answer.result.result.data.map((row: { offerId: number }) => String(row.offerId));
}

export async function askTaobao(
  sandbox: Sandbox,
  apiPath: string,
  fields: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
) {
  const sent = { ...taobaoFields(apiPath, fields), ...change };
  return (await postForm(`${sandbox.url}/rest${apiPath}`, sent)).json();
}

/** The signed form of a call of Taobao Global. */
export function taobaoFields(
  apiPath: string,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const sent: Record<string, string> = {
    app_key: taobaoGlobal.appKey,
    access_token: taobaoGlobal.accessToken,
    sign_method: "sha256",
    timestamp: String(testTime.getTime()),
    ...fields,
  };
  return { ...sent, sign: signatureOfTaobaoGlobal(taobaoGlobal.appSecret, apiPath, sent) };
}

/** A share-password query; its fields may be changed before signing. */
export async function askTop(
  sandbox: Sandbox,
  text: string,
  change: Readonly<Record<string, string>> = {},
) {
  const sent: Record<string, string> = {
    method: "taobao.wireless.share.tpwd.query",
    app_key: top.appKey,
    timestamp: "2026-06-21 09:30:00",
    format: "json",
    v: "2.0",
    sign_method: "hmac-sha256",
    password_content: text,
    ...change,
  };
  const sign = signatureOfTop(top.appSecret, sent) ?? "";
  return (await postForm(`${sandbox.url}/router/rest`, { sign, ...sent })).json();
}

/** A call of JD Union; its fields may be changed before signing, or after it when `sign` is one. */
export async function askJd(
  sandbox: Sandbox,
  method: string,
  question: object,
  change: Readonly<Record<string, string>> = {},
) {
  const sent: Record<string, string> = {
    method: `jd.union.open.${method}`,
    app_key: jdUnion.appKey,
    timestamp: "2026-06-21 09:30:00.000+0800",
    v: "1.0",
    "360buy_param_json": JSON.stringify(question),
    ...change,
  };
  const sign = signatureOfJd(jdUnion.appSecret, sent);
  return (await postForm(`${sandbox.url}/routerjson`, { sign, ...sent })).json();
}

/** The goods of a JD Union answer, out of the text inside the answer. */
export const jdResult = (answer: Record<string, { queryResult: string }>) =>
  JSON.parse(Object.values(answer)[0]!.queryResult);

export async function askPinduoduo(
  sandbox: Sandbox,
  type: string,
  fields: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>> = {},
) {
  const sent: Record<string, string> = {
    type: `pdd.ddk.${type}`,
    client_id: pinduoduo.clientId,
    timestamp: String(testTime.getTime() / 1000),
    data_type: "JSON",
    version: "V1",
    pid: pinduoduo.pid,
    custom_parameters: pinduoduo.customParameters,
    ...fields,
    ...change,
  };
  const sign = signatureOfPinduoduo(pinduoduo.clientSecret, sent);
  return (await postForm(`${sandbox.url}/api/router`, { sign, ...sent })).json();
}

/** A call of the aggregator, e.g. of `taobao/item_get`. */
export const askAggregator = (
  sandbox: Sandbox,
  path: string,
  fields: Readonly<Record<string, string>>,
) => askShaped(sandbox, `/onebound/${path}`, { ...aggregator, ...fields });

/** A call of the group-buying site, e.g. of `item_get`. */
export const askGroupBuying = (
  sandbox: Sandbox,
  api: string,
  fields: Readonly<Record<string, string>>,
) => askShaped(sandbox, `/tuan/groupbuy/${api}`, { ...groupBuying, ...fields });

async function askShaped(sandbox: Sandbox, path: string, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(`${sandbox.url}${path}/?${new URLSearchParams(fields).toString()}`);
  return answer.json();
}
